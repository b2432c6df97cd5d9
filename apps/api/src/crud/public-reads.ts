import { isTimeless } from './access.ts'
import type { ServerCollection } from './define.ts'
import type { Registry } from './registry.ts'

/**
 * Whether visitors' reads of a collection depend on its rows alone: not on the clock, not on values computed from
 * other rows.
 */
const isSteady = ({ read, hooks }: ServerCollection) =>
  isTimeless(read) && !hooks.compute && !hooks.beforeRead

/**
 * Whether a collection's reads are the same for every visitor until some content changes, so that their bytes may be
 * cached. Related collections count too, as single reads show them; relations that visitors may not see stay ids.
 */
export function isSameForVisitors(registry: Registry, collection: ServerCollection): boolean {
  const targets = Object.values(collection.declaration.fields).flatMap((field) =>
    field.kind === 'relation' ? (registry.get(field.to) ?? []) : [],
  )
  return [collection, ...targets].every(isSteady)
}
