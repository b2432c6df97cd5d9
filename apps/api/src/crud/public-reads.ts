import { isTimeless } from './access.ts'
import type { ServerCollection } from './define.ts'
import type { Registry } from './registry.ts'

/** What visitors see of it depends on its rows alone: not on the clock, not on what is reckoned from other rows. */
const steady = ({ access, hooks }: ServerCollection) =>
  isTimeless(access.read) && !hooks.compute && !hooks.beforeRead

/**
 * Whether a collection's reads are the same for every visitor until some content changes, so that their bytes may be
 * kept. What it points to counts too, as single reads show it; what visitors may not see stays an id.
 */
export function isSameForVisitors(registry: Registry, collection: ServerCollection): boolean {
  const targets = Object.values(collection.declaration.fields).flatMap((field) =>
    field.kind === 'relation' ? (registry.get(field.to) ?? []) : [],
  )
  return [collection, ...targets].every(steady)
}
