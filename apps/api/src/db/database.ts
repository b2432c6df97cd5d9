import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { PipeliningSocket } from './pipelining-socket.ts'
import { pipelined } from './pipelined.ts'

const dateOid = 1082
/** Calendar days stay strings: `pg` would make local midnights of them. */
pg.types.setTypeParser(dateOid, (value) => value)

type NoSchema = Record<string, never>

/** The pool or the one connection that a transaction runs on: queries take either and never ask which. */
export type Db = NodePgDatabase<NoSchema> & { $client: pg.Pool | pg.PoolClient }
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool }

const defaults: pg.PoolConfig = {
  max: 20,
  application_name: 'dvor',
  connectionTimeoutMillis: 10_000,
  pipeline: true,
  stream: () => new PipeliningSocket(),
}

/** Statements of one connection need not wait for each other's answers: what is asked together travels together. */
export function openDatabase(config: pg.PoolConfig): Database {
  const pool = new pg.Pool({ ...defaults, ...config })
  // An idle connection that dies (database restarted) must not take the process with it; the pool opens another.
  pool.on('error', () => undefined)
  // Nor one that dies while a transaction stands between two statements: its next statement tells.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return drizzle({ client: pool })
}

/** Whether statements run on the one connection of a transaction, where only one thing can go on at a time. */
export const isTransaction = ({ $client }: Db): boolean => !($client instanceof pg.Pool)

const serializationFailure = '40001'
const deadlockDetected = '40P01'

/** SQLSTATE of an error from the database, wherever Drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  return postgresError(error)?.code
}

export function postgresError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error
  return error instanceof Error && error.cause !== undefined ? postgresError(error.cause) : undefined
}

/**
 * Runs `work` in one transaction; what PostgreSQL asks to be tried again (serialization failure, deadlock) is tried
 * three times more. `work` must touch nothing but its transaction.
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

/** One database per connection, so that it keeps the statements that were prepared on it (see `prepared`). */
function knownBy(client: pg.PoolClient): Db {
  const known = ofClient.get(client)
  if (known) return known
  const made = drizzle({ client })
  ofClient.set(client, made)
  return made
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
 * Runs reads on one connection, without a transaction: those that are asked at the same moment travel together, which is
 * most of what a short statement costs. Within a transaction it is that transaction's own connection.
 */
export async function onOneConnection<T>(db: Db, work: (one: Db) => Promise<T>): Promise<T> {
  const { $client } = db
  if (!($client instanceof pg.Pool)) return work(db)
  const client = await $client.connect()
  try {
    return await work(knownBy(client))
  } finally {
    client.release()
  }
}

/** A transaction of its own, or a savepoint in the one that is running. */
async function transactionOn<T>({ $client }: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (!($client instanceof pg.Pool)) return enclosed($client, savepoint, work)
  const client = await $client.connect()
  try {
    return await enclosed(client, transaction, work)
  } finally {
    client.release()
  }
}

async function enclosed<T>(
  client: pg.PoolClient,
  { begin, commit, rollback }: Enclosure,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  try {
    // Not waited for: it travels with the first statements, and where it fails (a lost connection) so do they.
    const [, result] = await pipelined([client.query(begin), work(knownBy(client))])
    await client.query(commit)
    return result
  } catch (error) {
    // On a lost connection there is nothing to roll back, and the reason is the first error, not this one.
    await client.query(rollback).catch(() => undefined)
    throw error
  }
}
