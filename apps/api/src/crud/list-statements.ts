import { LRUCache } from 'lru-cache'
import type { Db } from '../db/database.ts'
import { DroppableNames } from '../db/dropped-statements.ts'
import { prepared } from '../db/prepared.ts'
import { isTimeless } from './access.ts'
import type { ServerCollection } from './define.ts'
import { readListed, type Joined, type Listed, type listQuery } from './list-query.ts'
import type { Audience, RawQuery } from './query.ts'

type RunList = (db: Db) => Promise<Listed>

interface ListStatement {
  joined: Joined[]
  build(db: Db): ReturnType<typeof listQuery>
}

interface KeptList {
  name: string
  run: RunList
}

/** Largest number of prepared lists, because every connection keeps each of them in its memory. */
export const maxKeptLists = 200
const names = new DroppableNames('list_')
/** The lists that were read last. A list that leaves the cache is dropped on all connections. */
const kept = new LRUCache<string, KeptList>({
  max: maxKeptLists,
  dispose: ({ name }) => names.drop(name),
})

/**
 * Key of a list's statement: everything that decides its text and values; undefined where time or chance decide too.
 */
function keyOf({ declaration, access }: ServerCollection, raw: RawQuery, audience: Audience) {
  // Searches are rarely repeated.
  if (!isTimeless(access.read) || '_q' in raw) return undefined
  return JSON.stringify([declaration.name, audience, Object.entries(raw)])
}

/**
 * Returns the function that runs a list. A query that pages repeat is read, built and planned once, because that takes
 * longer than running it. `make` is called, and throws its errors, whenever the list is not kept.
 */
export function keptList(
  collection: ServerCollection,
  raw: RawQuery,
  audience: Audience,
  make: () => ListStatement,
): RunList {
  const key = keyOf(collection, raw, audience)
  const found = key && kept.get(key)
  if (found) return found.run
  const { joined, build } = make()
  const keeps = key && joined.every(({ target }) => isTimeless(target.access.read))
  if (!keeps) return async (db) => readListed(joined, await build(db))
  const name = names.add()
  const statement = prepared((on) => build(on).prepare(name))
  const run: RunList = async (db) => readListed(joined, await statement(db).execute())
  kept.set(key, { name, run })
  return run
}
