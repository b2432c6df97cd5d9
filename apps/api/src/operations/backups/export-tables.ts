import type { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import { escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveHead, ArchiveManifest } from './manifest.ts'
import { rowsName } from './places.ts'
import type { ArchiveWriter } from './write-archive.ts'

type Table = ArchiveHead['tables'][number]

/** Size of the parts in which rows are written, because an archive needs an entry's length before its content. */
const partBytes = 4 * 1024 * 1024

/**
 * Every table of the property with its writable columns, whatever features exist; tables of extensions are left out.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

/** Position of each sequence. Sequences are not part of a snapshot; read after it, none is behind the rows. */
export async function listSequences(client: ClientBase): Promise<ArchiveManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: ArchiveManifest['sequences'] = []
  for (const { name } of rows) {
    const result = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${escapeIdentifier(name)}`,
    )
    for (const { value, called } of result.rows) sequences.push({ name, value, called })
  }
  return sequences
}

/** `COPY` of a table's columns, in PostgreSQL's text format, which every version reads. */
export function copyStatement({ name, columns }: Table, direction: 'to stdout' | 'from stdin'): string {
  return `copy public.${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')}) ${direction}`
}

/** Writes all rows of a table into the archive. @returns how many */
export async function exportTable(client: ClientBase, table: Table, archive: ArchiveWriter): Promise<number> {
  const rows = client.query(copyTo(copyStatement(table, 'to stdout')))
  let part = 0
  for await (const content of inParts(rows)) await archive.add(rowsName(table.name, ++part), content)
  return rows.rowCount
}

async function* inParts(rows: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
