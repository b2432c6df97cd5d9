import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { invalid } from '../../platform/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'

const stamps = ['id', 'createdAt', 'updatedAt']

/** Changes with the clock alone, between reading the record and sending it back. */
const byTheClock = 'allowed_transitions'

/**
 * Drops fields that an edit does not know where they equal the record, so that a record can be sent back whole; a
 * differing one is an issue.
 */
function withoutUnchanged(body: object, knownKeys: readonly string[], current: object) {
  const stands: Record<string, unknown> = JSON.parse(JSON.stringify(current))
  const ofRecord = new Set(Object.keys(reservations.fields))
  const changed: string[] = []
  const entries = Object.entries(body).filter(([key, value]) => {
    if (knownKeys.includes(key)) return true
    if (stamps.includes(key) || key === byTheClock) return false
    if (!ofRecord.has(key)) return true
    if (!isDeepStrictEqual(value, stands[key])) changed.push(key)
    return false
  })
  return { kept: Object.fromEntries(entries), changed }
}

/**
 * Validates an edit of a reservation. @param current the record in the answer's form @throws ApiError `invalid` with
 * all fields that an edit cannot change
 */
export function parseEdit<S extends z.ZodObject>(schema: S, body: unknown, current: object): z.output<S> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid([{ path: '', code: 'invalid_type' }])
  const { kept, changed } = withoutUnchanged(body, Object.keys(schema.shape), current)
  const result = schema.safeParse(kept, { reportInput: true })
  const issues = changed.map((path) => ({ path, code: 'read_only' as const }))
  if (!result.success || issues.length > 0)
    throw invalid([...issues, ...fieldIssues(result.error?.issues ?? [])])
  return result.data
}
