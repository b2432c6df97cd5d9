import { permission } from '@dvor/contract/accounts/permissions.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { canRead, seenBy } from '@dvor/contract/declaration/seen.ts'
import type { Actor } from '../platform/actor.ts'
import type { ServerCollection } from './define.ts'

/** Fields of a collection that a caller sees; a list may be filtered, sorted and searched by them. */
export interface View {
  /** The declaration with the fields that the caller sees. */
  readonly declaration: Collection
  /** Whether it sees every record. */
  readonly isReader: boolean
}

export const viewOf = (actor: Actor, { declaration }: ServerCollection): View => ({
  declaration: seenBy(actor, declaration),
  isReader: canRead(actor, declaration),
})

/** Text that is the same for callers who may do the same; statements are kept by it. */
export function rightsKey(actor: Actor): string {
  if (actor.kind === 'anyone') return ''
  if (actor.kind === 'system') return 'all'
  const { permissions } = actor.kind === 'key' ? actor.key : actor.user
  return permissions.length === permission.options.length ? 'all' : permissions.toSorted().join()
}

/** A row as the caller may see it, for errors that carry one: its seen fields and its stamps. */
export function seenRow(actor: Actor, declaration: Collection, row: Readonly<Record<string, unknown>>) {
  const keys = new Set(['id', 'createdAt', 'updatedAt', ...Object.keys(seenBy(actor, declaration).fields)])
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key)))
}
