import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import {
  priceChangeKind,
  type PriceChangeEntry,
  type PriceChangeKind,
} from '@dvor/contract/pricing/price-changes.ts'
import type { Db } from '../db/database.ts'
import { history } from '../db/schema/system/history.ts'
import { summaryOfForm } from './form-changes.ts'
import { overlaps, unitPriceFields, type ChangedArea, type ChangeSummary } from './price-state.ts'

/** Number of changes in the list. */
const listed = 50

/** The calendar's changes in the history; a change of a season, a day or a unit by its form has the name of its collection. */
export const calendarChanges = 'price-changes'

const changesUnitPrices = sql.join(
  unitPriceFields.map(
    (field) => sql`${history.before}->${field} is distinct from ${history.after}->${field}`,
  ),
  sql` or `,
)
const isOfPrices = sql`(${history.collection} in ('price-changes', 'prices', 'day-rates')
  or ${history.collection} = 'accommodation-units' and ${history.action} = 'edit' and (${changesUnitPrices}))`
// The ids sort by their time, which a change takes while it holds the lock of `lockPrices`.
const newestFirst = desc(history.id)

/** Id of the last change of prices; null before the first one. */
export async function findLastChange(db: Db): Promise<string | null> {
  const [last] = await db
    .select({ id: history.id })
    .from(history)
    .where(isOfPrices)
    .orderBy(newestFirst)
    .limit(1)
  return last?.id ?? null
}

const isOfForm = sql`${history.collection} <> 'price-changes'`
// An undo that was undone itself does not count. That of a unit has a note beside its entry.
const undone = sql<boolean>`${history.collection} = 'accommodation-units' and exists (
  select from history u where u.collection = history.collection and u.record_id = history.record_id
    and u.action = 'undo' and u.after ->> 'undoes' = history.id::text) or exists (
  select from history u where u.collection = 'price-changes' and u.record_id = history.id and u.action = 'undo'
    and not exists (
      select from history r where r.collection = 'price-changes' and r.record_id = u.id and r.action = 'undo'))`

const columns = {
  id: history.id,
  at: history.at,
  actor: history.actor,
  collection: history.collection,
  action: history.action,
  summary: sql<ChangeSummary | null>`${history.after}->'summary'`,
  // The values of a bulk change may be megabytes.
  before: sql<unknown>`case when ${isOfForm} then ${history.before} end`,
  after: sql<unknown>`case when ${isOfForm} then ${history.after} end`,
  undone,
}

const kindsOfForm: Readonly<Record<string, string>> = {
  prices: 'season',
  'day-rates': 'day',
  'accommodation-units': 'unit',
}

const kindOf = (collection: string, action: string): PriceChangeKind =>
  priceChangeKind.parse(
    collection === calendarChanges ? action : `${kindsOfForm[collection] ?? collection}_${action}`,
  )

/** A change as the list shows it, and whether its days come back every year. */
type Found = PriceChangeEntry & Pick<ChangedArea, 'repeats_yearly'>

async function listFound(db: Db, which: SQL | undefined, limit?: number): Promise<Found[]> {
  const query = db.select(columns).from(history).where(which).orderBy(newestFirst)
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.flatMap(({ id, at, actor, collection, action, summary, before, after, undone }) => {
    const change: ChangeSummary | null = summary ?? summaryOfForm({ collection, before, after })
    if (!change) return []
    const { rate_plan = null } = change
    return [{ id, at, actor, kind: kindOf(collection, action), ...change, rate_plan, undone }]
  })
}

function entryOf(row: Found): PriceChangeEntry {
  const { repeats_yearly: _, ...entry } = row
  return entry
}

/** The newest changes of prices, newest first. */
export async function listPriceChanges(db: Db): Promise<PriceChangeEntry[]> {
  return (await listFound(db, isOfPrices, listed)).map(entryOf)
}

/** All changes after the one with this id that may touch the same prices, newest first. */
export async function listLaterChanges(
  db: Db,
  since: string,
  area: ChangedArea,
): Promise<PriceChangeEntry[]> {
  const later = await listFound(db, and(isOfPrices, gt(history.id, since)))
  return later.filter((change) => overlaps(change, area)).map(entryOf)
}

/** A change with its values; undefined where the id is of no change of prices. */
export async function findPriceChange(db: Db, id: string) {
  const [row] = await db
    .select({
      collection: history.collection,
      recordId: history.recordId,
      before: history.before,
      after: history.after,
      undone,
    })
    .from(history)
    .where(and(eq(history.id, id), isOfPrices))
  return row
}
