import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import { canReadRecords } from '@dvor/contract/calls/recorded.ts'
import { eventCalls } from '@dvor/contract/calls/installation/operation.ts'
import { heartbeatMs } from '@dvor/contract/installation/heartbeat.ts'
import type { FastifyInstance } from 'fastify'
import { findLiveSession, sessionsChannel } from '../accounts/queries/sign-in-queries.ts'
import { outboxChannel } from '../messaging/queries.ts'
import { readRecordChange, recordsChannel } from '../platform/changes/record-changes.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { unauthorized } from '../platform/errors.ts'
import { nothing } from '../crud/access.ts'
import type { CollectionServices } from '../crud/services.ts'
import { ChangeStreams, type StreamOwner } from './change-streams.ts'

/** Mounts the stream of changes: server-sent events, read by fetch with the bearer token. */
export function mountEvents(app: FastifyInstance, services: CollectionServices): void {
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
      const stream = streams.open({ sessionId: actor.sessionId, user: actor.user })
      // Keeps proxies from buffering the answer, which would delay the events.
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
      return reply.send(stream)
    },
  })
}

type Needs = Pick<CollectionServices, 'db' | 'clock' | 'notifications' | 'registry'>

/** Sends the commits of all instances to the event streams, and ends streams with their sessions. */
function followChanges(streams: ChangeStreams, services: Needs): void {
  const { notifications } = services
  notifications.on(recordsChannel, (payload) => {
    const change = readRecordChange(payload)
    if (change) streams.send('change', change, readersOf(services, change.collection))
    else streams.send('missed')
  })
  notifications.on(outboxChannel, () => {
    const change = { collection: 'outgoing-emails', id: null }
    streams.send('change', change, readersOf(services, change.collection))
  })
  notifications.on(sessionsChannel, (userId) => void endDeadStreams(streams, services, userId || undefined))
}

/** Screens that show a collection to people who do not read its records. */
const overviews = new Map<string, readonly Permission[]>([
  ['reservations', ['dashboard.read', 'chart.read', 'housekeeping.read']],
])

/** People who may know that a record has changed: those who read its collection, a part of it, or an overview of it. */
const readersOf =
  ({ registry }: Needs, name: string) =>
  ({ user }: StreamOwner): boolean => {
    const principal = { kind: 'user', user } as const
    const collection = registry.get(name)
    return (
      canReadRecords(principal, name) ||
      (collection !== undefined && collection.visitors !== nothing) ||
      (overviews.get(name) ?? []).some((permission) => can(principal, permission))
    )
  }

/** Ends streams whose session has ended, whose account is blocked, or whose rights have changed. */
async function endDeadStreams(
  streams: ChangeStreams,
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  userId?: string,
): Promise<void> {
  const isAlive = async ({ sessionId, user }: StreamOwner) => {
    const session = await findLiveSession(db, sessionId)
    const isSame = session && isDeepStrictEqual(session.user.permissions, user.permissions)
    return isSame === true && Date.parse(session.expiresAt) > clock.now().getTime()
  }
  await streams.endDead(isAlive, userId)
}
