import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { OperationRefused } from './operation-refused.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** One applied step of the schema, as the database records it. */
export interface AppliedMigration {
  /** SHA-256 of its file. */
  readonly hash: string
  /** Time of its creation, in milliseconds: steps are applied in this order. */
  readonly madeAt: number
}

export interface Migration extends AppliedMigration {
  readonly statements: readonly string[]
}

/** The schema's steps in this program, oldest first. */
export function listMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }) => ({
    hash,
    madeAt: folderMillis,
    statements: sql,
  }))
}

/** The applied steps of a database, oldest first; none in an empty one. */
export async function listApplied(client: ClientBase): Promise<AppliedMigration[]> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!known.rows[0]?.name) return []
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, created_at }) => ({ hash, madeAt: Number(created_at) }))
}

/**
 * Refuses a newer schema, because an older program would write rows that the newer one does not understand. @throws
 * OperationRefused when `applied` contains steps that this program does not have
 */
export function refuseNewer(
  what: string,
  applied: readonly AppliedMigration[],
  known = listMigrations(),
): void {
  const newest = known.at(-1)?.madeAt ?? 0
  const beyond = applied.filter(({ madeAt }) => madeAt > newest).length
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
  for (const { statements, hash, madeAt } of steps) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      madeAt,
    ])
  }
}
