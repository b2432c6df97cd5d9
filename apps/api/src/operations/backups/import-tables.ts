import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { escapeIdentifier, type ClientBase } from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import { copyStatement } from './export-tables.ts'
import { damaged, type ArchiveHead, type ArchiveManifest } from './manifest.ts'

interface Reference {
  table: string
  name: string
  definition: string
}

/**
 * Drops the references between tables, so that rows may come in any order. @returns them, to be restored (which checks
 * every row) by `restoreReferences`
 */
export async function dropReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

/** Restores dropped references. @throws an error of PostgreSQL where a row refers to a missing one */
export async function restoreReferences(client: ClientBase, references: readonly Reference[]): Promise<void> {
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Sets the sequences of numbers to the archive's values, so that the next numbers follow its rows. */
export async function setSequences(
  client: ClientBase,
  sequences: ArchiveManifest['sequences'],
): Promise<void> {
  for (const { name, value, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${escapeIdentifier(name)}`,
      value,
      called,
    ])
}

/**
 * Switches triggers of the tables off or on: rows of an archive were checked when they were written, and documents of
 * closed months come after the closings that protect them.
 */
export async function switchTriggers(client: ClientBase, to: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`)
  for (const { table } of rows) await client.query(`alter table ${table} ${to} trigger user`)
}

/** Loads the rows of an archive into the tables; the parts of one table follow each other. */
export class RowLoader {
  readonly #client: ClientBase
  readonly #tables: Map<string, ArchiveHead['tables'][number]>
  #open: { table: string; copy: CopyStreamQuery; ended: Promise<void> } | undefined
  readonly rows: Record<string, number> = {}

  constructor(client: ClientBase, { tables }: ArchiveHead) {
    this.#client = client
    this.#tables = new Map(tables.map((table) => [table.name, table]))
    for (const { name } of tables) this.rows[name] = 0
  }

  /** @throws OperationRefused for rows of a table that the archive does not name */
  async load(table: string, content: AsyncIterable<Buffer>): Promise<void> {
    const { copy, ended } = this.#open?.table === table ? this.#open : await this.#begin(table)
    for await (const chunk of content)
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), ended])
  }

  /** Ends the table that is being loaded; other statements may run after it. */
  async finish(): Promise<void> {
    if (!this.#open) return
    const { table, copy, ended } = this.#open
    this.#open = undefined
    copy.end()
    await ended
    this.rows[table] = (this.rows[table] ?? 0) + copy.rowCount
  }

  async #begin(name: string) {
    await this.finish()
    const table = this.#tables.get(name)
    if (!table) throw damaged(`rows of a table ${name} that its head does not name`)
    const copy = this.#client.query(copyFrom(copyStatement(table, 'from stdin')))
    const ended = finished(copy)
    // The error is thrown to the next caller of write or finish.
    ended.catch(() => undefined)
    this.#open = { table: name, copy, ended }
    return this.#open
  }
}
