import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The app as one whose handlers have the types of their zod schemas. */
export const typedApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
export type TypedApp = ReturnType<typeof typedApp>
