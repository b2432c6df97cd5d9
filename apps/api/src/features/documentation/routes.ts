import type { FastifyInstance } from 'fastify'
import { buildExamples, type OpenApiDocument } from './build-examples.ts'
import { completeSchemas } from './complete-schemas.ts'
import { describeOperations } from './describe-operations.ts'
import { mountReferencePage } from './reference-page.ts'

const describe = (document: OpenApiDocument): OpenApiDocument =>
  completeSchemas(describeOperations(buildExamples(document)))

/** The API described by itself: for programs, and for people. */
export function mountDocumentation(app: FastifyInstance): void {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const
  let document: string | undefined
  app.get('/openapi.json', options, (_request, reply) => {
    // The routes are known once the app is ready and change no more.
    document ??= JSON.stringify(describe(app.swagger() as unknown as OpenApiDocument))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  mountReferencePage(app)
}
