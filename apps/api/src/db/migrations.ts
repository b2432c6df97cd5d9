import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { isOlder, oldestProgramFor } from './migration-marks.ts'
import { OperationRefused } from './operation-refused.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** One applied step of the schema, as the database records it. */
export interface AppliedMigration {
  /** SHA-256 of its file. */
  readonly hash: string
  /** Time of its creation, in milliseconds: steps are applied in this order. */
  readonly madeAt: number
  /** The oldest release that can work with the schema after it; unknown where an older program applied it. */
  readonly oldestProgram?: string
}

export interface Migration extends AppliedMigration {
  readonly statements: readonly string[]
  readonly oldestProgram: string
}

/** The schema's steps in this program, oldest first. */
export function listMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }) => ({
    hash,
    madeAt: folderMillis,
    statements: sql,
    oldestProgram: oldestProgramFor(sql),
  }))
}

/** The applied steps of a database, oldest first; none in an empty one. @param since time of the first one to read */
export async function listApplied(client: Queries, since = 0): Promise<AppliedMigration[]> {
  const journal = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!journal.rows[0]?.['name']) return []
  // As JSON, because a table of an earlier program has no column of that name.
  const { rows } = await client.query(
    `select hash, created_at, to_jsonb(step) ->> 'oldest_program' as oldest_program
     from drizzle.__drizzle_migrations step where created_at >= $1 order by created_at`,
    [since],
  )
  return rows.map(({ hash, created_at, oldest_program }) => ({
    hash: String(hash),
    madeAt: Number(created_at),
    ...(typeof oldest_program === 'string' && { oldestProgram: oldest_program }),
  }))
}

/** The part that a client and a pool share. */
type Queries = Pick<ClientBase, 'query'>

/**
 * Steps with which the program of this version cannot work: newer than those it knows, and not known to leave older
 * programs working.
 */
export function listUnworkable(
  applied: readonly AppliedMigration[],
  ownMigrations: readonly AppliedMigration[],
  version: string,
): AppliedMigration[] {
  const newest = ownMigrations.at(-1)?.madeAt ?? 0
  return applied.filter(
    ({ madeAt, oldestProgram }) =>
      madeAt > newest && (oldestProgram === undefined || isOlder(version, oldestProgram)),
  )
}

/**
 * Refuses a newer schema with which this program cannot work: it would fail at columns that are gone, or write rows
 * that the newer one does not understand. @throws OperationRefused
 */
export function refuseNewer(
  what: string,
  applied: readonly AppliedMigration[],
  version: string,
  migrations = listMigrations(),
): void {
  const beyond = listUnworkable(applied, migrations, version).length
  if (beyond === 0) return
  const steps = beyond === 1 ? '1 migration' : `${beyond} migrations`
  throw new OperationRefused(
    `${what} belongs to a newer version of this program (${steps} ahead); update the program`,
  )
}

/** Applies steps inside the caller's transaction and records them in the table of Drizzle's own tools. */
export async function applyMigrations(client: ClientBase, steps: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await client.query('alter table drizzle.__drizzle_migrations add column if not exists oldest_program text')
  for (const { statements, hash, madeAt, oldestProgram } of steps) {
    for (const statement of statements) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at, oldest_program) values ($1, $2, $3)',
      [hash, madeAt, oldestProgram],
    )
  }
}
