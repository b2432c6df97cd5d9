import type { ServerCollection } from './define.ts'

/** The collections by name, so that the engine can follow a relation without knowing any of them. */
export type Registry = ReadonlyMap<string, ServerCollection>

/** @throws when two collections share a name or a relation points nowhere: the program must not start like that. */
export function createRegistry(collections: readonly ServerCollection[]): Registry {
  const registry = new Map(collections.map((collection) => [collection.declaration.name, collection]))
  if (registry.size !== collections.length) throw new Error('two collections share a name')
  for (const { declaration } of collections) {
    for (const [key, field] of Object.entries(declaration.fields)) {
      if (field.kind === 'relation' && !registry.has(field.to))
        throw new Error(`${declaration.name}.${key} points to the unknown collection ${field.to}`)
    }
  }
  return registry
}
