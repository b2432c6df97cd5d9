import type { FastifyServerOptions } from 'fastify'

/**
 * Only the API's routes have schemas, and it brings its own validation and JSON. Loading Fastify's compilers (Ajv,
 * fast-json-stringify), which would never run, takes a twentieth of a start.
 */
export const noSchemas = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
} satisfies FastifyServerOptions

function refuse(): never {
  throw new Error('Only routes of the API have a schema')
}
