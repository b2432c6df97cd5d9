import { isFile, isStored } from '@dvor/contract/declaration/collection.ts'
import { canEdit } from '@dvor/contract/declaration/seen.ts'
import { z } from 'zod'
import { parseBody } from '../crud/body.ts'
import type { Draft, Row, ServerCollection } from '../crud/define.ts'
import { findRow } from '../crud/read.ts'
import { restoreRow } from '../crud/restore-row.ts'
import { deleteRow, editRow } from '../crud/write.ts'
import type { Db } from '../db/database.ts'
import { listFilesOf } from '../platform/files/file-queries.ts'
import { forbidden } from '../platform/errors.ts'
import { valuesToRestore } from './changed-keys.ts'
import { UndoRefused, type PlanUndo, type UndoContext, type UndoEntry, valuesOf } from './undo-entry.ts'

const contextOf = ({ actor, services: { clock, publicUrl } }: UndoContext) => ({ actor, clock, publicUrl })

/** Plans to take back a write of the engine of collections: by its ordinary edit, its delete, or a restore. */
export const undoRecord =
  (collection: ServerCollection): PlanUndo =>
  (tx, entry, context) => {
    if (entry.action === 'create') return undoCreate(tx, collection, entry, context)
    if (entry.action === 'delete') return undoDelete(collection, entry, context)
    return undoEdit(tx, collection, entry, context)
  }

async function undoCreate(
  tx: Db,
  collection: ServerCollection,
  { recordId }: UndoEntry,
  context: UndoContext,
) {
  await findRow(tx, collection, recordId, contextOf(context), 'update')
  return { values: [], apply: (db: Db) => deleteRow(db, collection, recordId, contextOf(context)) }
}

const deletedRow = z.looseObject({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })

async function undoDelete(collection: ServerCollection, { before }: UndoEntry, context: UndoContext) {
  const row = deletedRow.safeParse(before).data
  if (!row || lacksNeeded(collection, row)) throw new UndoRefused('erased')
  return { values: [], apply: (db: Db) => restoreRow(db, collection, row, contextOf(context)) }
}

/** Whether personal data that every record has were cleared from the history. */
const lacksNeeded = ({ columns }: ServerCollection, row: Row): boolean =>
  Object.entries(columns).some(([key, { notNull, hasDefault }]) => notNull && !hasDefault && !(key in row))

async function undoEdit(tx: Db, collection: ServerCollection, entry: UndoEntry, context: UndoContext) {
  const { declaration } = collection
  const { fields } = declaration
  const { recordId: id } = entry
  const row = await findRow(tx, collection, id, contextOf(context), 'update')
  const now = { ...row, ...(await filesOf(tx, collection, id)) }
  const isWritable = (key: string) => {
    const field = fields[key]
    return field !== undefined && !field.readOnly && (isStored(field) || isFile(field))
  }
  const { values, keys } = valuesToRestore(entry, now, isWritable)
  if (values.some(({ key }) => fields[key] && !canEdit(context.actor, fields[key]))) throw forbidden()
  const body: Draft = Object.fromEntries(
    values.map(({ key, after }) => [key, fields[key] && isFile(fields[key]) ? idsIn(after) : after]),
  )
  const apply = (db: Db) =>
    editRow(db, collection, id, parseBody(declaration, body, row, context.actor), contextOf(context))
  return { values, keys, apply }
}

/** The files of a record as the history names them, by field. */
export async function filesOf(db: Db, { declaration }: ServerCollection, id: string) {
  const { uploadRef, fields } = declaration
  const names = Object.keys(fields).filter((key) => fields[key] && isFile(fields[key]))
  if (!uploadRef || names.length === 0) return {}
  const owned = await listFilesOf(db, uploadRef, [id])
  const summaries = names.map((name) => [
    name,
    owned.flatMap(({ field, file }) => (field === name ? [{ id: file.id, name: file.name }] : [])),
  ])
  return valuesOf(Object.fromEntries(summaries)) ?? {}
}

const namedFiles = z.array(z.looseObject({ id: z.string() })).catch([])
const idsIn = (files: unknown): string[] => namedFiles.parse(files).map(({ id }) => id)
