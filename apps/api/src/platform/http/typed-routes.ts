import { apiError } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** The app as one whose handlers have the types of their zod schemas. */
export const typedApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
export type TypedApp = ReturnType<typeof typedApp>

/** The documented answers of a route: `shape` on success, an error with its code otherwise. */
export const answers = <T extends z.ZodType>(shape: T) => ({ 200: shape, default: apiError })
