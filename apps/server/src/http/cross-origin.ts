import { ApiError } from '@dvor/api/platform/errors.ts'
import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Allows scripts of the web sites in the settings to call the API (CORS, Fetch standard). Other origins get no
 * headers, so browsers refuse them. Tokens are sent in a header, never in a cookie, so no credentials are allowed.
 * Their OPTIONS is refused in the API's shape.
 */
export async function allowOtherOrigins(
  scope: FastifyInstance,
  api: { allowedOrigins(): Promise<readonly string[]> },
  publicUrl: string,
): Promise<void> {
  const ownOrigin = new URL(publicUrl).origin
  await scope.register(cors, {
    origin: async (origin: string | undefined) =>
      origin !== undefined && origin !== ownOrigin && (await api.allowedOrigins()).includes(origin),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'if-match',
      'idempotency-key',
      'accept-language',
      deviceKeyHeader,
    ],
    exposedHeaders: ['retry-after', 'content-range'],
    credentials: false,
    maxAge: 600,
    strictPreflight: false,
  })
  refuseOptions(scope)
}

/** Without it the plugin's own route would hand the call to the pages of the site. */
function refuseOptions(scope: FastifyInstance): void {
  for (const url of ['/api', '/api/*'])
    scope.options(url, (request, reply) => {
      const refusal = new ApiError('method_not_allowed', 'No origin of the settings asks')
      return reply.header('cache-control', 'no-store').status(refusal.status).send(refusal.body(request.id))
    })
}
