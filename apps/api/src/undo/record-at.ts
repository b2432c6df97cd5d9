import { canReadRecords, isRecordedName, seenValues } from '@dvor/contract/calls/recorded.ts'
import { isFile, isStored, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { RecordAt, RecordAtQuery } from '@dvor/contract/insight/undo.ts'
import { addDays } from '@dvor/format/days.ts'
import { startOfDayInstant } from '@dvor/format/instants.ts'
import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import { inHistory } from '../booking/changing/replace-stays.ts'
import type { ServerCollection } from '../crud/define.ts'
import type { CollectionServices } from '../crud/services.ts'
import type { Db } from '../db/database.ts'
import { history } from '../db/schema/system/history.ts'
import type { Actor } from '../platform/actor.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import { type Values, valuesOf } from './undo-entry.ts'
import { filesOf } from './undo-record.ts'

/** @throws ApiError `not_found` for a kind that has no history; `forbidden` */
export function requireReader(actor: Actor, name: string): void {
  if (!isRecordedName(name)) throw notFound('Record')
  if (!canReadRecords(actor, name)) throw forbidden()
}

interface RecordName {
  collection: string
  id: string
}

/**
 * The values of a record at a moment and now, as far as the actor sees its fields. What was then is read from the next
 * later change, which had to keep it; what was cleared since is in neither. @throws ApiError `forbidden`, `not_found`
 */
export async function readRecordAt(
  { db, registry }: Pick<CollectionServices, 'db' | 'registry'>,
  actor: Actor,
  { collection: name, id }: RecordName,
  query: RecordAtQuery,
): Promise<RecordAt> {
  requireReader(actor, name)
  const collection = registry.get(name)
  if (!collection) throw notFound('Record')
  const now = await readNow(db, collection, id)
  const was = await readThen(db, { collection: name, id }, query, now)
  if (!now && !was && !(await hasHistory(db, name, id))) throw notFound('Record')
  const shown = (values: Values | null) =>
    values && valuesOf(seenValues(actor, name, declaredOf(collection.declaration, values)))
  return { was: shown(was), now: shown(now) }
}

async function readNow(db: Db, collection: ServerCollection, id: string): Promise<Values | null> {
  const idColumn = collection.columns['id']
  const [row] = idColumn ? await db.select().from(collection.table).where(eq(idColumn, id)) : []
  if (!row) return null
  return { ...row, ...(await filesOf(db, collection, id)), ...(await staysOf(db, collection, id)) }
}

async function staysOf(db: Db, { declaration: { name } }: ServerCollection, id: string): Promise<Values> {
  if (name !== 'reservations') return {}
  return { stays: ((await listStayViews(db, [id])).get(id) ?? []).map(inHistory) }
}

const isOf = ({ collection, id }: RecordName) =>
  and(eq(history.collection, collection), eq(history.recordId, id))

async function readThen(
  db: Db,
  record: RecordName,
  { day, change }: RecordAtQuery,
  now: Values | null,
): Promise<Values | null> {
  const later = day
    ? gte(history.at, startOfDayInstant(addDays(day, 1)).toISOString())
    : gt(history.id, change ?? '')
  const changes = await db
    .select({ action: history.action, before: history.before })
    .from(history)
    .where(and(isOf(record), later))
    .orderBy(desc(history.id))
  return changes.reduce<Values | null>((values, { action, before }) => {
    if (action === 'create' || action === 'hold') return null
    const was = valuesOf(before)
    return was ? { ...values, ...was } : values
  }, now)
}

async function hasHistory(db: Db, name: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(history)
    .where(isOf({ collection: name, id }))
    .limit(1)
  return row !== undefined
}

/** Fields with a value of their own, and the stays of a reservation; nothing that only the server keeps. */
const declaredOf = ({ fields }: Collection, values: Values) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      isStored(field) || isFile(field) || key === 'stays' ? [[key, values[key] ?? null]] : [],
    ),
  )
