import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/prepared.ts'
import { timeless } from './access.ts'
import type { Row, ServerCollection } from './define.ts'
import type { Audience, RawQuery } from './query.ts'

interface Statement {
  execute(): Promise<unknown>
}

/** Every connection keeps each of them, so there is an end; what comes later is built for each call. */
const most = 200
const kept = new Map<string, (db: Db) => Statement>()

/** What decides the text and the values of a list's statement; undefined where time or chance decide too. */
function keyOf({ declaration, access }: ServerCollection, raw: RawQuery, audience: Audience) {
  const pairs = Object.entries(raw)
  // A search is hardly ever asked twice.
  if (!timeless.has(access.read) || pairs.some(([key]) => key === '_q')) return undefined
  return JSON.stringify([declaration.name, audience, pairs])
}

/**
 * Runs the list that `build` makes. A list that pages ask again and again is built and planned once: that takes longer
 * than running it.
 */
export async function runList(
  db: Db,
  collection: ServerCollection,
  raw: RawQuery,
  audience: Audience,
  build: (db: Db) => { prepare(name: string): Statement } & PromiseLike<unknown>,
): Promise<Row[]> {
  const key = keyOf(collection, raw, audience)
  if (!key || (!kept.has(key) && kept.size >= most)) return (await build(db)) as Row[]
  return (await keptFor(key, build)(db).execute()) as Row[]
}

function keptFor(key: string, build: (db: Db) => { prepare(name: string): Statement }) {
  const name = `list_${kept.size}`
  const found = kept.get(key) ?? prepared((on) => build(on).prepare(name))
  kept.set(key, found)
  return found
}
