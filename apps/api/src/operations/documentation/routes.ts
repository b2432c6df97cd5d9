import type { FastifyInstance } from 'fastify'
import { buildExamples, type OpenApiDocument } from './build-examples.ts'
import { completeSchemas } from './complete-schemas.ts'
import { describeOperations } from './describe-operations.ts'
import { mountReferencePage } from './reference-page.ts'

const describe = (document: OpenApiDocument): OpenApiDocument =>
  completeSchemas(describeOperations(buildExamples(document)))

/** Mounts the OpenAPI document, made by `collected` at its first request, and the reference page. */
export function mountDocumentation(app: FastifyInstance, collected: () => Promise<OpenApiDocument>): void {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const
  let document: Promise<string> | undefined
  app.get('/openapi.json', options, async (_request, reply) => {
    // The routes do not change once the app is ready.
    document ??= collected().then((found) => JSON.stringify(describe(found)))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
  mountReferencePage(app)
}
