import { setImmediate } from 'node:timers/promises'
import { isTransaction, poolOf, type Db } from './database.ts'
import { frozen } from './frozen.ts'
import { prepared } from './prepared.ts'
import { priceDataVersionRow } from './schema/system/price-data-version.ts'

const versionStatement = prepared((db) =>
  db
    .select({ version: priceDataVersionRow.version, content: priceDataVersionRow.content_version })
    .from(priceDataVersionRow)
    .prepare('read_price_data_version'),
)

/** Versions of the rows that prices depend on, and of all rows that pages cache. */
interface Versions {
  version: string
  content: string
}

const asked = new WeakMap<Db, Promise<Versions | undefined>>()

/** The present versions. Reads that begin before the statement is sent share it. */
function currentVersions(db: Db): Promise<Versions | undefined> {
  const shared = asked.get(db)
  if (shared) return shared
  const versions = isTransaction(db) ? sentNow(db) : sentLater(db)
  asked.set(db, versions)
  return versions
}

/** In a transaction the statement keeps its place among the others. */
function sentNow(db: Db): Promise<Versions | undefined> {
  queueMicrotask(() => asked.delete(db))
  return read(db)
}

/** Elsewhere it waits for all requests that have arrived by now, so that they share one. */
async function sentLater(db: Db): Promise<Versions | undefined> {
  await setImmediate()
  asked.delete(db)
  return read(db)
}

async function read(db: Db): Promise<Versions | undefined> {
  const [row] = await versionStatement(db).execute()
  return row
}

const currentVersion = async (db: Db) => (await currentVersions(db))?.version

/**
 * The present version of all rows that visitors' reads of public collections show (decision 127): another one after
 * every commit that changed such a row, on any instance. Undefined in a database without any.
 */
export const contentVersion = async (db: Db): Promise<string | undefined> =>
  (await currentVersions(db))?.content

/**
 * A read whose result stays in memory until a row changes that prices depend on: `read` may only read the tables whose
 * triggers renew the version (decision 127). Each use asks the database for the version, inside a transaction that
 * transaction's own, so a change that was committed before, on any instance, is always seen. A change of the
 * transaction itself has a version that no other sees before the commit. The result is frozen, because all callers
 * share it. @param fits whether the result is small enough for the memory
 */
export function cachedRead<Result>(
  read: (db: Db) => Promise<Result>,
  fits: (result: Result) => boolean = () => true,
): (db: Db) => Promise<Result> {
  const cache = new WeakMap<object, { version: string; result: Result }>()
  return async (db) => {
    const version = await currentVersion(db)
    const known = cache.get(poolOf(db))
    if (known && known.version === version) return known.result
    const result = frozen(await read(db))
    // A change during the read belongs to the next version.
    if (version && fits(result) && (await currentVersion(db)) === version)
      cache.set(poolOf(db), { version, result })
    return result
  }
}
