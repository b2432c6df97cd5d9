import { isComputed, isFile } from '@dvor/contract/collection.ts'
import type { Field } from '@dvor/contract/fields.ts'
import type { UploadedFile } from '@dvor/contract/uploads.ts'
import { and, inArray } from 'drizzle-orm'
import { isAdmin } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { listFilesOf } from '../features/uploads/queries.ts'
import type { CallContext, Row, ServerCollection } from './define.ts'
import type { Registry } from './registry.ts'

export type Presented = Record<string, unknown> & { id: string }

interface Pieces {
  files: Map<string, UploadedFile[]>
  related: Map<string, Presented>
  computed: Map<string, Record<string, unknown>>
}

const fileKey = (id: string, field: string) => `${id}/${field}`

/**
 * The one shape in which rows leave the server: declared fields only, the admins' ones for admins only, files and
 * computed values filled in, relations as nested records in single reads and where the declaration says so.
 */
export async function present(
  db: Db,
  registry: Registry,
  collection: ServerCollection,
  rows: Row[],
  context: CallContext,
  depth: 'single' | 'list' | 'flat',
): Promise<Presented[]> {
  if (rows.length === 0) return []
  const admin = isAdmin(context.actor)
  const fields = Object.entries(collection.declaration.fields).filter(
    ([, field]) => admin || !field.adminOnly,
  )
  const pieces = await collectPieces(db, registry, collection, rows, fields, context, depth)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...Object.fromEntries(fields.map(([key, field]) => [key, valueOf(row, key, field, pieces)])),
  }))
}

async function collectPieces(
  db: Db,
  registry: Registry,
  collection: ServerCollection,
  rows: Row[],
  fields: [string, Field][],
  context: CallContext,
  depth: 'single' | 'list' | 'flat',
): Promise<Pieces> {
  const { uploadRef } = collection.declaration
  const hasFiles = uploadRef !== undefined && fields.some(([, field]) => isFile(field))
  const files = hasFiles ? await filesByOwner(db, uploadRef, rows) : new Map<string, UploadedFile[]>()
  const hasComputed = fields.some(([, field]) => isComputed(field))
  const computed = (hasComputed && (await collection.hooks.compute?.(db, rows, context))) || new Map()
  const nested = fields.filter(
    ([, field]) => field.kind === 'relation' && depth !== 'flat' && (depth === 'single' || field.nested),
  )
  return { files, computed, related: await relatedRecords(db, registry, nested, rows, context) }
}

async function filesByOwner(db: Db, ref: string, rows: Row[]): Promise<Map<string, UploadedFile[]>> {
  const owned = await listFilesOf(
    db,
    ref,
    rows.map((row) => row.id),
  )
  const byOwner = new Map<string, UploadedFile[]>()
  for (const { refId, field, file } of owned) {
    const key = fileKey(refId, field)
    byOwner.set(key, [...(byOwner.get(key) ?? []), file])
  }
  return byOwner
}

async function relatedRecords(
  db: Db,
  registry: Registry,
  fields: [string, Field][],
  rows: Row[],
  context: CallContext,
): Promise<Map<string, Presented>> {
  const found = new Map<string, Presented>()
  for (const [key, field] of fields) {
    const target = field.kind === 'relation' ? registry.get(field.to) : undefined
    const ids = [...new Set(rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : [])))]
    if (!target || ids.length === 0) continue
    for (const record of await readVisible(db, registry, target, ids, context)) found.set(record.id, record)
  }
  return found
}

async function readVisible(
  db: Db,
  registry: Registry,
  target: ServerCollection,
  ids: string[],
  context: CallContext,
) {
  const rule = target.access.read(target.columns, context)
  const idColumn = target.columns['id']
  if (rule === false || !idColumn) return []
  const where = and(inArray(idColumn, ids), rule === true ? undefined : rule)
  const rows = (await db.select().from(target.table).where(where)) as Row[]
  return present(db, registry, target, rows, context, 'flat')
}

function valueOf(row: Row, key: string, field: Field, { files, computed, related }: Pieces): unknown {
  if (field.kind === 'file') return files.get(fileKey(row.id, key))?.at(-1) ?? null
  if (field.kind === 'files') return files.get(fileKey(row.id, key)) ?? []
  if (isComputed(field)) return computed.get(row.id)?.[key] ?? null
  const value = row[key] ?? null
  if (field.kind === 'relation' && typeof value === 'string') return related.get(value) ?? value
  return value
}
