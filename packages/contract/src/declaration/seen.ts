import { can, type Principal } from '../accounts/roles.ts'
import type { Permission } from '../accounts/permissions.ts'
import type { Collection, Operation } from './collection.ts'
import type { Field } from './field.ts'

/** The permission that an operation on the records of a collection asks. */
export function permissionFor({ permissions }: Collection, operation: Operation): Permission {
  const { read, edit, create = edit, delete: remove = edit } = permissions
  return { list: read, count: read, single: read, create, edit, delete: remove }[operation]
}

/** Whether the caller sees every record of a collection. */
export const canRead = (principal: Principal, collection: Collection): boolean =>
  can(principal, collection.permissions.read)

/** Whether the caller sees a field of the records that it sees. */
export const canSee = (principal: Principal, { sees }: Field): boolean => !sees || can(principal, sees)

/** Whether the caller may change a field of the records that it may change; one that it does not see it may not. */
export const canEdit = (principal: Principal, field: Field): boolean =>
  canSee(principal, field) && (!field.edits || can(principal, field.edits))

/** The declaration with the fields alone that the caller sees. */
export function seenBy(principal: Principal, collection: Collection): Collection {
  const fields = Object.entries(collection.fields).filter(([, field]) => canSee(principal, field))
  return { ...collection, fields: Object.fromEntries(fields) }
}
