import { calendarCalls } from '@dvor/contract/calls/desk/calendars.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import type { FeedServices } from './services.ts'
import { exportCalendar, readExport, renewExport } from './export-calendar.ts'
import { pullFeed, regularTimeoutMs } from './pull-feed.ts'
import { findFeed } from './feed-queries.ts'

/** Mounts the calls for portals' calendars: reading one now, and the exported ones with their addresses. */
export function mountFeeds(app: FastifyInstance, services: Services & FeedServices): void {
  const { db, publicUrl } = services
  mountCalls(app, calendarCalls, {
    pull: async ({ params, body }) => {
      const options = { timeoutMs: regularTimeoutMs, acceptEmpty: body.accept_empty }
      return pullFeed(db, await findFeed(db, params.id), services, options)
    },
    addresses: ({ params }) => readExport(db, params.id, publicUrl),
    renewAddresses: ({ actor, params }) => renewExport(db, actor, params.id, publicUrl),
    file: async ({ params, headers }, reply) => {
      const { text, etag } = await exportCalendar(db, params.token, services)
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (headers['if-none-match']?.includes(etag)) return reply.status(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .serializer((plain: string) => plain)
        .send(text)
    },
  })
}
