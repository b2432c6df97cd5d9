import { setImmediate } from 'node:timers/promises'
import { isTransaction, poolOf, type Db } from './database.ts'
import { frozen } from './frozen.ts'
import { prepared } from './prepared.ts'
import { priceDataVersionRow } from './schema/system/price-data-version.ts'

const versionStatement = prepared((db) =>
  db
    .select({ version: priceDataVersionRow.version })
    .from(priceDataVersionRow)
    .prepare('read_price_data_version'),
)

const runningReads = new WeakMap<Db, Promise<string | undefined>>()

/** The present version. Reads that begin before the statement is sent share it. */
function currentVersion(db: Db): Promise<string | undefined> {
  const shared = runningReads.get(db)
  if (shared) return shared
  const version = isTransaction(db) ? sentNow(db) : sentLater(db)
  runningReads.set(db, version)
  return version
}

/** In a transaction the statement keeps its place among the others. */
function sentNow(db: Db): Promise<string | undefined> {
  queueMicrotask(() => runningReads.delete(db))
  return read(db)
}

/** Elsewhere it waits for all requests that have arrived by now, so that they share one. */
async function sentLater(db: Db): Promise<string | undefined> {
  await setImmediate()
  runningReads.delete(db)
  return read(db)
}

async function read(db: Db): Promise<string | undefined> {
  const [row] = await versionStatement(db).execute()
  return row?.version
}

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
    const cachedEntry = cache.get(poolOf(db))
    if (cachedEntry && cachedEntry.version === version) return cachedEntry.result
    const result = frozen(await read(db))
    // A change during the read belongs to the next version.
    if (version && fits(result) && (await currentVersion(db)) === version)
      cache.set(poolOf(db), { version, result })
    return result
  }
}
