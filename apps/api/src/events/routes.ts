import { eventCalls } from '@dvor/contract/calls/installation/operation.ts'
import { heartbeatMs } from '@dvor/contract/installation/heartbeat.ts'
import type { FastifyInstance } from 'fastify'
import { findLiveSession, sessionsChannel } from '../accounts/queries/sign-in-queries.ts'
import { outboxChannel } from '../messaging/queries.ts'
import { readRecordChange, recordsChannel } from '../platform/changes/record-changes.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { unauthorized } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { ChangeStreams, type StreamOwner } from './change-streams.ts'

/** Mounts the stream of changes: server-sent events, read by fetch with the bearer token. */
export function mountEvents(app: FastifyInstance, services: Services): void {
  const streams = new ChangeStreams()
  followChanges(streams, services)
  const beat = setInterval(() => {
    streams.beat()
    void endDeadStreams(streams, services)
  }, services.heartbeatMs ?? heartbeatMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(beat)
    streams.close()
  })
  mountCalls(app, eventCalls, {
    follow: async ({ actor }, reply) => {
      if (actor.kind !== 'user') throw unauthorized()
      const stream = streams.open({ sessionId: actor.sessionId, userId: actor.user.id })
      // Keeps proxies from buffering the answer, which would delay the events.
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
      return reply.send(stream)
    },
  })
}

type Needs = Pick<Services, 'db' | 'clock' | 'notifications' | 'log'>

/** Sends the commits of all instances to the event streams, and ends streams with their sessions. */
function followChanges(streams: ChangeStreams, services: Needs): void {
  const { notifications } = services
  notifications.on(recordsChannel, (payload) => {
    const change = readRecordChange(payload)
    if (change) streams.send('change', change)
    else streams.send('missed')
  })
  notifications.on(outboxChannel, () => streams.send('change', { collection: 'outgoing-emails', id: null }))
  notifications.on(sessionsChannel, (userId) => void endDeadStreams(streams, services, userId || undefined))
}

/** Ends streams whose session has ended, whose account is blocked, or whose account is no longer an administrator's. */
async function endDeadStreams(
  streams: ChangeStreams,
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  userId?: string,
): Promise<void> {
  const isAlive = async ({ sessionId }: StreamOwner) => {
    const session = await findLiveSession(db, sessionId)
    return session?.user.role === 'admin' && Date.parse(session.expiresAt) > clock.now().getTime()
  }
  await streams.endDead(isAlive, userId)
}
