import type { UndoRequest } from '@dvor/contract/insight/undo.ts'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { history } from '../db/schema/system/history.ts'
import { isSame } from './changed-keys.ts'
import { type UndoEntry, valuesOf } from './undo-entry.ts'

/** Most changes of one call that go back together. */
const most = 500

/** Makes by itself what the first collection's changes in the same call need. */
const followedBy: Readonly<Record<string, string>> = { tasks: 'closures', reservations: 'guests' }

/** Actions that follow from another one on the same reservation. */
const leading = new Set(['stays', 'state', 'edit'])

/** The changes to take back, the newest first; without those that follow from the others by themselves. */
export async function listTogether(db: Db, { change, request }: UndoRequest): Promise<UndoEntry[]> {
  const [first] = change ? await db.select().from(history).where(eq(history.id, change)) : []
  const call = request ?? first?.request
  if (!call) return first ? [first] : []
  const ofCall = await db
    .select()
    .from(history)
    .where(and(eq(history.request, call), first ? eq(history.actor, first.actor) : undefined))
    .orderBy(desc(history.id))
    .limit(most)
  const leads = ofCall.filter((entry) => !isNote(entry))
  return leads.filter((entry) => !follows(entry, leads))
}

/** The note beside a change that takes another one back. */
const isNote = ({ action, collection }: UndoEntry) => action === 'undo' && collection !== 'price-changes'

function follows(entry: UndoEntry, others: readonly UndoEntry[]): boolean {
  const { collection, recordId, action } = entry
  if (others.some((other) => followedBy[other.collection] === collection)) return true
  if (collection !== 'reservations' || leading.has(action)) return false
  return others.some((other) => other.recordId === recordId && leading.has(other.action))
}

/** Later changes of the same record, the oldest first. */
export async function listLaterOf(
  db: Db,
  { id, collection, recordId }: UndoEntry,
  together: ReadonlySet<string>,
): Promise<UndoEntry[]> {
  const ofRecord = and(eq(history.collection, collection), eq(history.recordId, recordId))
  const later = await db
    .select()
    .from(history)
    .where(and(ofRecord, gt(history.id, id), sql`${history.action} <> 'undo'`))
    .orderBy(history.id)
  return later.filter((entry) => !together.has(entry.id))
}

/** Which of the keys a change changed. */
export function keysChangedBy({ before, after }: UndoEntry, keys: readonly string[]): string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return keys.filter((key) => was && is && key in is && !isSame(was[key], is[key]))
}
