import { isTimeless, partOf, readRule } from './access.ts'
import type { ServerCollection } from './define.ts'

/** The collections by name, so that the engine can follow a relation without importing them. */
export type Registry = ReadonlyMap<string, ServerCollection>

/** The server's side of a declaration. @throws Error for a collection that is not served */
export function collectionOf(registry: Registry, { name }: { readonly name: string }): ServerCollection {
  const collection = registry.get(name)
  if (!collection) throw new Error(`no collection ${name}`)
  return collection
}

/** @throws when two collections share a name or a relation points nowhere; the program must not start then. */
export function createRegistry(collections: readonly ServerCollection[]): Registry {
  const registry = new Map(collections.map((collection) => [collection.declaration.name, collection]))
  if (registry.size !== collections.length) throw new Error('two collections share a name')
  for (const { declaration } of collections) {
    for (const [key, field] of Object.entries(declaration.fields)) {
      if (field.kind === 'relation' && !registry.has(field.to))
        throw new Error(`${declaration.name}.${key} points to the unknown collection ${field.to}`)
    }
  }
  return new Map([...registry].map(([name, collection]) => [name, withParents(registry, collection)]))
}

/**
 * A collection whose rows visitors see only where they see each record that the row is a part of, over any number of
 * levels.
 */
function withParents(registry: Registry, collection: ServerCollection): ServerCollection {
  const parents = Object.entries(collection.declaration.fields).flatMap(([key, field]) => {
    const target = field.kind === 'relation' && field.parent ? registry.get(field.to) : undefined
    if (!target) return []
    const { table, columns, read } = withParents(registry, target)
    return [{ key, table, columns, read }]
  })
  if (parents.length === 0) return collection
  const visitors = partOf(collection.visitors, parents)
  return { ...collection, visitors, read: readRule(collection.declaration, visitors) }
}

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
