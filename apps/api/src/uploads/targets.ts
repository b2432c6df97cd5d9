import { can } from '@dvor/contract/accounts/roles.ts'
import { canEdit, permissionFor } from '@dvor/contract/declaration/seen.ts'
import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { FileField } from '@dvor/contract/declaration/field.ts'
import type { ServerCollection } from '../crud/define.ts'
import type { Registry } from '../crud/registry.ts'
import type { Actor } from '../platform/actor.ts'
import { forbidden, invalid } from '../platform/errors.ts'
import type { Owner } from '../platform/files/file-queries.ts'

export interface Target {
  readonly owner: Owner
  readonly collection: ServerCollection
  readonly accept: FileField['accept']
  /** Whether a new file replaces the old one. */
  readonly single: boolean
}

/** The `ref` as the specification writes it, and in the singular where it is a plural (`activities`, `activity`). */
const refsOf = ({ uploadRef }: Collection) => [uploadRef, uploadRef?.replace(/ies$/, 'y')]

/**
 * Requires the right to change the field of the record that a file belongs to; without a record that to edit texts, in which
 * it may stand. @throws ApiError `forbidden`
 */
export function requireTarget(actor: Actor, target: Target | undefined): void {
  if (!target) {
    if (can(actor, 'content.edit')) return
    throw forbidden()
  }
  const { collection, owner } = target
  const { declaration } = collection
  const field = declaration.fields[owner.field]
  if (!field || !can(actor, permissionFor(declaration, 'edit')) || !canEdit(actor, field)) throw forbidden()
}

/** Target of an upload. @throws ApiError `invalid` for a pair that no collection has */
export function targetOf(registry: Registry, owner: Owner): Target {
  const collection = [...registry.values()].find(({ declaration }) => refsOf(declaration).includes(owner.ref))
  const ref = collection?.declaration.uploadRef
  if (!collection || !ref) throw invalid([{ path: 'ref', code: 'invalid_choice' }])
  const field = collection.declaration.fields[owner.field]
  if (!field || !isFile(field)) throw invalid([{ path: 'field', code: 'invalid_choice' }])
  return { owner: { ...owner, ref }, collection, accept: field.accept, single: field.kind === 'file' }
}
