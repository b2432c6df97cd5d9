import { apiError } from '@dvor/contract/errors.ts'
import { clientIp, health, readiness } from '@dvor/contract/health.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ApiError } from '../../platform/errors.ts'
import type { Services } from '../../services.ts'

const tags = ['operation']

/** Whether the process lives, whether it can work, and the visitor's own address. */
export function mountHealth(app: FastifyInstance, { db }: Services, queueRuns: () => boolean): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/health',
    {
      config: { access: 'anyone', evenUnderPressure: true },
      schema: { tags, summary: 'Proces beží', response: { 200: health } },
    },
    async () => ({ status: 'ok' as const }),
  )

  routes.get(
    '/ready',
    {
      config: { access: 'anyone' },
      schema: {
        tags,
        summary: 'Databáza a fronta sú pripravené',
        response: { 200: readiness, default: apiError },
      },
    },
    async () => {
      await db.execute(sql`select 1`)
      if (!queueRuns())
        throw new ApiError('unavailable', 'The queue has not started', { retryAfterSeconds: 2 })
      return { database: 'ok' as const, queue: 'ok' as const }
    },
  )

  routes.get(
    '/client-ip',
    {
      config: { access: 'anyone' },
      schema: { tags, summary: 'IP adresa návštevníka', response: { 200: clientIp, default: apiError } },
    },
    async ({ ip }) => ({ ip }),
  )
}
