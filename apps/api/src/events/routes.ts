import { eventCalls } from '@dvor/contract/calls/installation/operation.ts'
import { heartbeatMs } from '@dvor/contract/installation/heartbeat.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { unauthorized } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { ChangeStreams } from './change-streams.ts'
import { endDeadStreams, followChanges } from './follow-changes.ts'

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
