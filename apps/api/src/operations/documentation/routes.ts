import type { FastifyInstance } from 'fastify'
import { buildExamples, type OpenApiDocument, type Schema } from './build-examples.ts'
import { describeOperations } from './describe-operations.ts'
import { mountReferencePage } from './reference-page.ts'

const describe = (document: OpenApiDocument): OpenApiDocument =>
  completeSchemas(describeOperations(buildExamples(document)))

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Turns a record with listed keys into properties, which generated clients and linters understand. */
function expandRecord(schema: Schema): void {
  const { propertyNames, additionalProperties } = schema
  const keys = propertyNames?.enum
  if (!keys || typeof additionalProperties !== 'object') return
  schema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  schema.additionalProperties = false
  delete schema.propertyNames
}

function visit(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(visit)
  if (!isNode(value)) return
  if ('propertyNames' in value) expandRecord(value)
  Object.values(value).forEach(visit)
}

/** Completes the document's schemas for external tools, and drops named schemas that nothing refers to. */
function completeSchemas(document: OpenApiDocument): OpenApiDocument {
  visit(document.paths)
  const { schemas } = document.components
  const text = JSON.stringify(document)
  for (const name of Object.keys(schemas))
    if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name]
  return document
}

/** Mounts the OpenAPI document, made by `collected` at its first request, and the reference page. */
export function mountDocumentation(app: FastifyInstance, collected: () => Promise<OpenApiDocument>): void {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const
  let document: Promise<string> | undefined
  app.get('/openapi.json', options, async (_request, reply) => {
    // The routes do not change once the app is ready.
    document ??= collected().then((openapi) => JSON.stringify(describe(openapi)))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
  mountReferencePage(app)
}
