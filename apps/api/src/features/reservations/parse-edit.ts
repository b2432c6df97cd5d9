import { reservations } from '@dvor/contract/collections/reservations.ts'
import type { z } from 'zod'
import { invalid } from '../../platform/errors.ts'
import { fieldIssues } from '@dvor/contract/issues.ts'

const stamps = ['id', 'createdAt', 'updatedAt']

/** Keys of a record that was read and is sent back whole, which an edit does not know. */
function withoutUnknownOfRecord(body: unknown, known: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const ofRecord = new Set([...Object.keys(reservations.fields), ...stamps])
  return Object.fromEntries(Object.entries(body).filter(([key]) => known.includes(key) || !ofRecord.has(key)))
}

/** Validates an edit of a reservation; what the record has beyond the edit is dropped. @throws ApiError `invalid` */
export function parseEdit<S extends z.ZodObject>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(withoutUnknownOfRecord(body, Object.keys(schema.shape)), {
    reportInput: true,
  })
  if (!result.success) throw invalid(fieldIssues(result.error.issues))
  return result.data
}
