import {
  calendarExport,
  calendarToken,
  feedPull,
  feedPulled,
} from '@dvor/contract/calendars/calendar-exports.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { Services } from '../platform/services.ts'
import type { FeedServices } from './services.ts'
import { exportCalendar, readExport, renewExport } from './export-calendar.ts'
import { pullFeed, regularTimeoutMs } from './pull-feed.ts'
import { findFeed } from './feed-queries.ts'

const byId = z.object({ id })
const config = { access: 'admin' } as const

/** Mounts the calls for portals' calendars: reading one now, and the addresses of the exported ones. */
export function mountFeeds(app: FastifyInstance, services: Services & FeedServices): void {
  const { db, publicUrl } = services
  const typed = typedApp(app)
  typed.post('/calendar-feeds/:id/pull', {
    config,
    schema: {
      tags: ['calendar-feeds'],
      summary: 'Načítať kalendár teraz',
      params: byId,
      body: feedPull,
      response: { 200: feedPulled, default: apiError },
    },
    handler: async ({ params, body }) => {
      const options = { timeoutMs: regularTimeoutMs, acceptEmpty: body.accept_empty }
      return pullFeed(db, await findFeed(db, params.id), services, options)
    },
  })
  typed.get('/accommodation-units/:id/calendar-export', {
    config,
    schema: {
      tags: ['calendar-feeds'],
      summary: 'Adresy kalendára jednotky',
      params: byId,
      response: { 200: calendarExport, default: apiError },
    },
    handler: ({ params }) => readExport(db, params.id, publicUrl),
  })
  typed.post('/accommodation-units/:id/calendar-export', {
    config,
    schema: {
      tags: ['calendar-feeds'],
      summary: 'Nové adresy kalendára jednotky',
      params: byId,
      response: { 200: calendarExport, default: apiError },
    },
    handler: ({ actor, params }) => renewExport(db, actor, params.id, publicUrl),
  })
  mountCalendar(typed, services)
}

function mountCalendar(app: FastifyInstance, services: Services & FeedServices): void {
  typedApp(app).get('/calendar/:token.ics', {
    config: { access: 'token' },
    schema: {
      tags: ['calendar-feeds'],
      summary: 'Obsadenosť jednotky ako kalendár',
      params: z.object({ token: calendarToken }),
    },
    handler: async ({ params, headers }, reply) => {
      const { text, etag } = await exportCalendar(services.db, params.token, services)
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (headers['if-none-match']?.includes(etag)) return reply.status(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .serializer((plain: string) => plain)
        .send(text)
    },
  })
}
