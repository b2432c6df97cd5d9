import { isComputed, isFile } from '@dvor/contract/declaration/collection.ts'
import { withoutUnseen } from '@dvor/contract/declaration/without-unseen.ts'
import { seenBy } from '@dvor/contract/declaration/seen.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { and, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { listFilesOf, type OwnedFile } from '../platform/files/file-queries.ts'
import type { CallContext, Row, ServerCollection } from './define.ts'
import type { Listed } from './list-query.ts'
import { textsIn } from './translations.ts'
import type { Registry } from './registry.ts'

export type Presented = Record<string, unknown> & { id: string }

interface Pieces {
  files: Map<string, UploadedFile[]>
  related: Map<string, Presented>
  computed: Map<string, Record<string, unknown>>
}

/** Data about the rows that the caller has read already. */
type Ready = Pick<Listed, 'files'> & Partial<Listed>

const fileKey = (id: string, field: string) => `${id}/${field}`

/**
 * The one shape in which rows leave the server: declared fields that the caller sees, with files and
 * computed values, and relations as nested records in single reads and where the declaration says so.
 */
export async function present(
  db: Db,
  registry: Registry,
  collection: ServerCollection,
  rows: Row[],
  context: CallContext,
  depth: 'single' | 'list' | 'flat',
  ready?: Ready,
): Promise<Presented[]> {
  if (rows.length === 0) return []
  const { actor, language } = context
  const seen = seenBy(actor, collection.declaration)
  const fields = Object.entries(seen.fields)
  const pieces = await collectPieces(db, registry, collection, rows, fields, context, depth, ready)
  return rows.map((row) => {
    const { id, createdAt, updatedAt } = row
    const presented: Presented = { id, createdAt, updatedAt }
    for (const [key, field] of fields)
      presented[key] = withoutUnseen(actor, field.schema, valueOf(row, key, field, pieces))
    return language ? { ...presented, ...textsIn(row, collection.declaration, seen, language) } : presented
  })
}

async function collectPieces(
  db: Db,
  registry: Registry,
  collection: ServerCollection,
  rows: Row[],
  fields: [string, Field][],
  context: CallContext,
  depth: 'single' | 'list' | 'flat',
  ready?: Ready,
): Promise<Pieces> {
  const ids = rows.map(({ id }) => id)
  const hasComputed = fields.some(([, field]) => isComputed(field))
  const nested = fields.filter(
    ([, field]) => field.kind === 'relation' && depth !== 'flat' && (depth === 'single' || field.nested),
  )
  // In parallel, because none of them needs another's result.
  const [files, computed, related] = await Promise.all([
    ready?.files ?? filesOf(db, collection, ids),
    hasComputed ? collection.hooks.compute?.(db, rows, context) : undefined,
    relatedRecords(db, registry, nested, rows, context, ready?.related),
  ])
  return { files: byOwner(files), computed: computed ?? new Map(), related }
}

async function filesOf(db: Db, { declaration: { uploadRef, fields } }: ServerCollection, ids: string[]) {
  if (!uploadRef || !Object.values(fields).some(isFile)) return []
  return listFilesOf(db, uploadRef, ids)
}

function byOwner(owned: readonly OwnedFile[]): Map<string, UploadedFile[]> {
  const files = new Map<string, UploadedFile[]>()
  for (const { refId, field, file } of owned) {
    const key = fileKey(refId, field)
    const others = files.get(key)
    if (others) others.push(file)
    else files.set(key, [file])
  }
  return files
}

async function relatedRecords(
  db: Db,
  registry: Registry,
  fields: [string, Field][],
  rows: Row[],
  context: CallContext,
  ready?: Listed['related'],
): Promise<Map<string, Presented>> {
  const read = ([key, field]: [string, Field]) => {
    const target = field.kind === 'relation' ? registry.get(field.to) : undefined
    const owners = ready?.get(key)
    if (target && owners) return present(db, registry, target, owners.rows, context, 'flat', owners)
    const ids = [...new Set(rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : [])))]
    return target && ids.length > 0 ? readVisible(db, registry, target, ids, context) : []
  }
  const lists = await Promise.all(fields.map(read))
  return new Map(lists.flat().map((record) => [record.id, record]))
}

async function readVisible(
  db: Db,
  registry: Registry,
  target: ServerCollection,
  ids: string[],
  context: CallContext,
) {
  const rule = target.read(target.columns, context)
  const idColumn = target.columns['id']
  if (rule === false || !idColumn) return []
  const where = and(inArray(idColumn, ids), rule === true ? undefined : rule)
  const select = db.select().from(target.table).where(where)
  const [rows, files] = await Promise.all([select, filesOf(db, target, ids)])
  return present(db, registry, target, rows as Row[], context, 'flat', { files })
}

function valueOf(row: Row, key: string, field: Field, { files, computed, related }: Pieces): unknown {
  if (field.kind === 'file') return files.get(fileKey(row.id, key))?.at(-1) ?? null
  if (field.kind === 'files') return files.get(fileKey(row.id, key)) ?? []
  if (isComputed(field)) return computed.get(row.id)?.[key] ?? null
  const value = row[key] ?? null
  if (field.kind === 'relation' && typeof value === 'string') return related.get(value) ?? value
  return value
}
