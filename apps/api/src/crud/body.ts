import { createSchema, editSchema } from '@dvor/contract/schemas.ts'
import type { Collection } from '@dvor/contract/collection.ts'
import { isFile, isStored } from '@dvor/contract/collection.ts'
import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../platform/errors.ts'
import { fieldIssues } from '@dvor/contract/issues.ts'
import type { Draft, Row } from './define.ts'

const stampKeys = new Set(['id', 'createdAt', 'updatedAt'])
const isObject = (body: unknown): body is Draft =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
const bareId = (value: unknown) => (isObject(value) && typeof value['id'] === 'string' ? value['id'] : value)

/**
 * A record that was read may be sent back whole: stamps, files, computed and unchanged read-only fields are dropped
 * here; a changed read-only field is an issue.
 */
function withoutReadOnly(collection: Collection, body: Draft, current: Row | undefined) {
  const changed: string[] = []
  const kept = Object.entries(body).filter(([key, value]) => {
    const field = collection.fields[key]
    if (current && stampKeys.has(key)) return false
    if (!field) return true
    if (isFile(field) || !isStored(field)) return false
    if (!field.readOnly) return true
    if (!current || !isDeepStrictEqual(bareId(value), current[key] ?? null)) changed.push(key)
    return false
  })
  return { kept: Object.fromEntries(kept), changed }
}

/** Validates the body of a create (`current` undefined) or an edit. @throws ApiError `invalid` with all issues */
export function parseBody(collection: Collection, body: unknown, current: Row | undefined): Draft {
  if (!isObject(body)) throw invalid([{ path: '', code: 'invalid_type' }])
  const { kept, changed } = withoutReadOnly(collection, body, current)
  const schema = current ? editSchema(collection) : createSchema(collection)
  const result = schema.safeParse(kept, { reportInput: true })
  const issues = changed.map((path) => ({ path, code: 'read_only' as const }))
  if (!result.success || issues.length > 0)
    throw invalid([...issues, ...fieldIssues(result.error?.issues ?? [])])
  return result.data as Draft
}
