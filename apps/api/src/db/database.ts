import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pipelined } from './pipelined.ts'
import { readOnlyTransaction, sqlState } from './sql-state.ts'
import { refuseStandby } from './standby.ts'

const dateOid = 1082
/** Calendar days stay strings; `pg` would turn them into local midnights. */
pg.types.setTypeParser(dateOid, (value) => value)

type NoSchema = Record<string, never>

/** The pool, or the one connection of a transaction: queries accept either. */
export type Db = NodePgDatabase<NoSchema> & { $client: pg.Pool | pg.PoolClient }
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool }

const defaults: pg.PoolConfig = {
  max: 20,
  application_name: 'dvor',
  connectionTimeoutMillis: 10_000,
  pipeline: true,
  onConnect: refuseStandby,
}

/** Opens the database. Statements of one connection are pipelined: they do not wait for each other's answers. */
export function openDatabase(config: pg.PoolConfig): Database {
  const pool = new pg.Pool({ ...defaults, ...config })
  // An idle connection that fails (database restarted) must not end the process; the pool opens another.
  pool.on('error', () => undefined)
  // Nor one that fails between two statements of a transaction; its next statement throws.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    poolOfClient.set(client, pool)
    eraOf.set(client, era)
  })
  return drizzle({ client: pool })
}

/**
 * Opens the database through a pooler in transaction mode, such as PgBouncer, which lends connections of the server for
 * one transaction each. Nothing may be kept on a connection beyond its transaction.
 */
export const openDatabaseBehindPooler = (config: pg.PoolConfig): Database =>
  openDatabase({ ...config, Client: UnnamedClient })

/**
 * A connection that sends each statement without its name. A pooler in transaction mode runs the transactions of one
 * connection on several connections of the server, and a name is known only to the one on which it was prepared.
 */
class UnnamedClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, [withoutName(statement), ...rest])) as pg.Client['query']
}

/** A prepared object of the driver, which submits itself, stays as it is. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null) return statement
  return 'name' in statement && !('submit' in statement) ? { ...statement, name: undefined } : statement
}

let era = 0
const eraOf = new WeakMap<pg.ClientBase, number>()

/** Lets every connection of the process end after its next use, with the statements that are prepared on it. */
export const replaceConnections = (): void => void era++

const isKept = (client: pg.ClientBase): boolean => eraOf.get(client) === era

const poolOfClient = new WeakMap<pg.ClientBase, pg.Pool>()

/** The pool that all connections to one database share, as a key for data kept in memory. */
export const poolOf = ({ $client }: Db): object =>
  $client instanceof pg.Pool ? $client : (poolOfClient.get($client) ?? $client)

/** Whether statements run on the one connection of a transaction, where they run one after the other. */
export const isTransaction = ({ $client }: Db): boolean => !($client instanceof pg.Pool)

const serializationFailure = '40001'
const deadlockDetected = '40P01'

/**
 * Runs `work` in one transaction and repeats it up to three times when PostgreSQL asks for it (serialization failure,
 * deadlock). `work` must have no effects outside of its transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactionOn(db, work)
    } catch (error) {
      const state = sqlState(error)
      if (attempt > 3 || (state !== serializationFailure && state !== deadlockDetected)) throw error
    }
  }
}

const ofClient = new WeakMap<pg.PoolClient, Db>()

/** One database per connection, so that it keeps the statements prepared on it (see `prepared`). */
function knownBy(client: pg.PoolClient): Db {
  const cachedDatabase = ofClient.get(client)
  if (cachedDatabase) return cachedDatabase
  const database = drizzle({ client })
  ofClient.set(client, database)
  return database
}

interface Enclosure {
  begin: pg.QueryConfig
  commit: pg.QueryConfig
  rollback: pg.QueryConfig
}
const named = (text: string) => ({ name: text, text })
const transaction: Enclosure = {
  begin: named('begin'),
  commit: named('commit'),
  rollback: named('rollback'),
}
const savepoint: Enclosure = {
  begin: named('savepoint inner_work'),
  commit: named('release savepoint inner_work'),
  rollback: named('rollback to savepoint inner_work'),
}

/**
 * Runs reads on one connection, without a transaction. Concurrent statements are pipelined, which saves most of the
 * time of a short statement. Within a transaction its own connection is used.
 */
export async function onOneConnection<T>(db: Db, work: (one: Db) => Promise<T>): Promise<T> {
  const { $client } = db
  if (!($client instanceof pg.Pool)) return work(db)
  const client = await $client.connect()
  try {
    return await work(knownBy(client))
  } finally {
    client.release(!isKept(client))
  }
}

/**
 * A transaction of its own, or a savepoint in the present one. A connection to a server that accepts no writes is
 * closed, because after a failover it would lead to a standby for as long as it is kept.
 */
async function transactionOn<T>({ $client }: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (!($client instanceof pg.Pool)) return enclosed($client, savepoint, work)
  const client = await $client.connect()
  let readOnly = false
  try {
    return await enclosed(client, transaction, work)
  } catch (error) {
    readOnly = sqlState(error) === readOnlyTransaction
    throw error
  } finally {
    client.release(readOnly || !isKept(client))
  }
}

async function enclosed<T>(
  client: pg.PoolClient,
  { begin, commit, rollback }: Enclosure,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  try {
    // Not awaited: it is pipelined with the first statements, which fail with it (a lost connection).
    const [, result] = await pipelined([client.query(begin), work(knownBy(client))])
    await client.query(commit)
    return result
  } catch (error) {
    // On a lost connection there is nothing to roll back, and the first error is the reason, not this one.
    await client.query(rollback).catch(() => undefined)
    throw error
  }
}
