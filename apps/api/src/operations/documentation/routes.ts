import type { FastifyInstance } from 'fastify'
import { buildExamples, type OpenApiDocument } from './build-examples.ts'
import { completeSchemas } from './complete-schemas.ts'
import { describeOperations } from './describe-operations.ts'
import { mountReferencePage } from './reference-page.ts'

const describe = (document: OpenApiDocument): OpenApiDocument =>
  completeSchemas(describeOperations(buildExamples(document)))

/** Mounts the OpenAPI document and the reference page. */
export function mountDocumentation(app: FastifyInstance): void {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const
  let document: string | undefined
  app.get('/openapi.json', options, (_request, reply) => {
    // The routes do not change once the app is ready.
    document ??= JSON.stringify(describe(app.swagger() as unknown as OpenApiDocument))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  mountReferencePage(app)
}
