import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError, invalid } from '../errors.ts'

/** Escapes of NUL and of lone surrogates, which JSON allows and the database's texts do not. */
const suspicious = /\\u(0000|d[89a-f])/i

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Most issues that one refusal names, and most characters of each path: the answer stays short for any body. */
const named = { issues: 20, pathLength: 200 } as const

const placeOf = (path: string, key: string) => (path ? `${path}.${key}` : key).slice(0, named.pathLength)

/**
 * Paths of the first texts, including keys, that cannot be stored. Without recursion, because a body can be nested
 * deeper than the stack.
 */
function listUnstorable(body: unknown): FieldIssue[] {
  const issues: FieldIssue[] = []
  const open = [{ path: '', value: body }]
  for (let next = open.pop(); next && issues.length < named.issues; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) issues.push({ path, code: 'invalid_format' })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inside] of Object.entries(value).toReversed()) {
      if (isStorable(key)) open.push({ path: placeOf(path, key), value: inside })
      else issues.push({ path, code: 'unknown_key' })
    }
  }
  return issues.slice(0, named.issues)
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
      const issues = suspicious.test(body) ? listUnstorable(value) : []
      return issues.length > 0 ? done(invalid(issues)) : done(null, value)
    }
    return parse(request, body, finish)
  })
}
