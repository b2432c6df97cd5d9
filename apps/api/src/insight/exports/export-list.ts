import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { csvLine, csvMark } from '@dvor/format/csv.ts'
import { and } from 'drizzle-orm'
import type { CallContext, Row, ServerCollection } from '../../crud/define.ts'
import { parseListQuery, type RawQuery } from '../../crud/query.ts'
import { visible } from '../../crud/read.ts'
import type { Registry } from '../../crud/registry.ts'
import { orderSql, whereSql } from '../../crud/sql.ts'
import { viewOf } from '../../crud/view.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { listTitles, readInParts } from './queries.ts'
import { exportedColumns, type Column } from './write-cells.ts'

/** A collection that the back office shows as a list. @throws ApiError `not_found` */
export function listedCollection(registry: Registry, name: string): ServerCollection {
  const collection = registry.get(name)
  if (!collection?.declaration.operations.includes('list') || !collection.declaration.adminPath)
    throw notFound('This list')
  return collection
}

/** A list to be exported: its columns, and its rows with titles in place of the ids of related records. */
export interface ExportedList {
  columns: readonly Column[]
  /** Must be read in a transaction. */
  readRows: (tx: Db) => AsyncGenerator<Row[]>
}

/**
 * All rows of a list, with its filters and order but without its paging. The export is recorded in the history of the
 * caller's account, because it may contain guests' data. @throws ApiError `query_invalid`, `forbidden`, `unauthorized`
 */
export async function openExport(
  db: Db,
  registry: Registry,
  collection: ServerCollection,
  { _start, _limit, ...raw }: RawQuery,
  context: CallContext,
): Promise<ExportedList> {
  const { declaration } = collection
  const view = viewOf(context.actor, collection)
  const query = parseListQuery(raw, view)
  const where = and(visible(collection, context), whereSql(collection, query, view))
  const order = orderSql(collection.columns, query.sort)
  await collection.hooks.beforeRead?.(db, context)
  await noteExport(db, declaration.name, context)
  const columns = exportedColumns(view.declaration)
  async function* readRows(tx: Db) {
    for await (const rows of readInParts(tx, collection, where, order))
      yield withTitles(tx, registry, collection, columns, rows, context)
  }
  return { columns, readRows }
}

/** The list as a table in a stream, so that a long one is never in memory as a whole. */
export function streamCsv(db: Db, { columns, readRows }: ExportedList): Readable {
  const stream = new PassThrough()
  const write = inTransaction(db, async (tx) => {
    await send(stream, csvMark + csvLine(columns.map(({ label }) => label)))
    for await (const rows of readRows(tx))
      await send(
        stream,
        rows.map((row) => csvLine(columns.map(({ key, cell }) => cell(row[key], row)))).join(''),
      )
  })
  write.then(
    () => stream.end(),
    (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return stream
}

async function noteExport(db: Db, collection: string, { actor }: CallContext): Promise<void> {
  if (actor.kind !== 'user' && actor.kind !== 'key') return
  const whose =
    actor.kind === 'key'
      ? { collection: 'api-keys', recordId: actor.key.id }
      : { collection: 'users', recordId: actor.user.id }
  const change = { ...whose, action: 'export' as const, after: { collection } }
  await recordChange(db, actor, change)
}

/** Writes and waits until there is room for more. @throws when the reader has gone */
async function send(stream: PassThrough, text: string): Promise<void> {
  if (stream.destroyed) throw new Error('nobody reads the export any more')
  if (stream.write(text)) return
  const waiting = new AbortController()
  const { signal } = waiting
  const gone = once(stream, 'close', { signal }).then(() => {
    throw new Error('nobody reads the export any more')
  })
  try {
    await Promise.race([once(stream, 'drain', { signal }), gone])
  } finally {
    waiting.abort()
    gone.catch(() => undefined)
  }
}

async function withTitles(
  db: Db,
  registry: Registry,
  { declaration: { fields } }: ServerCollection,
  columns: readonly Column[],
  rows: readonly Row[],
  context: CallContext,
): Promise<Row[]> {
  const titles = new Map<string, Map<string, string>>()
  for (const { key } of columns) {
    const field = fields[key]
    const target = field?.kind === 'relation' ? registry.get(field.to) : undefined
    // The title of a record that the caller does not see stays unknown to it.
    if (!target || target.read(target.columns, context) === false) continue
    const ids = new Set(rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : [])))
    titles.set(key, await listTitles(db, target, [...ids]))
  }
  const titleOf = (row: Row, key: string) => titles.get(key)?.get(String(row[key])) ?? row[key]
  const keys = [...titles.keys()]
  return rows.map((row) => ({ ...row, ...Object.fromEntries(keys.map((key) => [key, titleOf(row, key)])) }))
}
