import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError, invalid } from '../errors.ts'

/** Escapes of NUL and of lone surrogates, which JSON allows and the database's texts do not. */
const suspicious = /\\u(0000|d[89a-f])/i

const storable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Paths of the texts, including keys, that cannot be stored. */
function listUnstorable(value: unknown, path: string): FieldIssue[] {
  if (typeof value === 'string') return storable(value) ? [] : [{ path, code: 'invalid_format' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = path ? `${path}.${key}` : key
    return storable(key) ? listUnstorable(inside, here) : [{ path, code: 'unknown_key' } satisfies FieldIssue]
  })
}

const unreadable = (why: string) =>
  new ApiError('invalid', why, { fields: [{ path: 'body', code: 'invalid_format' }] })

/**
 * Reads JSON bodies. An empty body with a JSON content type is accepted, because many clients send it. A body that
 * cannot be parsed, sets prototypes or contains texts that cannot be stored is refused with the place.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined)
    const finish = (error: Error | null, value?: unknown) => {
      if (error) return done(unreadable('The body is not valid JSON'))
      const issues = suspicious.test(body) ? listUnstorable(value, '') : []
      return issues.length > 0 ? done(invalid(issues)) : done(null, value)
    }
    return parse(request, body, finish)
  })
}
