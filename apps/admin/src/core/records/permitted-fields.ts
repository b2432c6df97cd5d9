import { isFile, isStored, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { canEdit, permissionFor, seenBy } from '@dvor/contract/declaration/seen.ts'
import { mayOf, type Person } from '../client/may.ts'

/** Whether people fill the field in. */
export const isFilled = (field: Field): boolean => (isFile(field) || isStored(field)) && !field.readOnly

/** Whether the person may see the field and not change it; only of a declaration from `usePermitted`. */
export const isLocked = ({ readOnly, edits }: Field): boolean => readOnly && edits !== undefined

/**
 * A declaration as a person may use it: without fields that may not be seen. Those that may not be changed are
 * read-only and name the permission that lacks (`edits`).
 */
export function permittedTo(
  person: Person,
  operation: 'create' | 'edit',
  collection: Collection,
): Collection {
  const seen = seenBy({ kind: 'user', user: person }, collection)
  const asked = permissionFor(collection, operation)
  const isWriter = mayOf(person)(asked)
  const fields = Object.entries(seen.fields).map(([key, field]) => {
    const isKept = isFilled(field) && !(isWriter && canEdit({ kind: 'user', user: person }, field))
    return [key, isKept ? { ...field, readOnly: true, edits: field.edits ?? asked } : field] as const
  })
  return { ...seen, fields: Object.fromEntries(fields) }
}
