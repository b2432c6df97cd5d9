import { getTableColumns } from 'drizzle-orm'
import { dayCell } from '@dvor/contract/pricing/price-calendar.ts'
import type { CellChange } from '@dvor/booking/pricing/price-list/day-cells.ts'
import { z } from 'zod'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { areaOf, type ChangeSummary, type PlannedChange, type SeasonRow } from './price-state.ts'

/** An entry that the form of a season or of a single day wrote into the history. */
export interface FormEntry {
  collection: string
  before: unknown
  after: unknown
}

/** A day of the base price; the calendar does not show those of a plan. */
const storedDay = dayCell
  .omit({ unit: true })
  .extend({ accommodation_unit: z.string(), rate_plan: z.null().optional() })
  .transform(({ accommodation_unit, ...cell }) => dayCell.parse({ ...cell, unit: accommodation_unit }))

/** Values of columns that are newer than the entry. */
const added: Partial<SeasonRow> = {
  repeats_yearly: false,
  max_nights: null,
  occupancy_prices: [],
  rate_plan: null,
}
const columnNames = Object.keys(getTableColumns(priceRows))
const storedSeason = z.looseObject({
  id: z.string(),
  accommodation_unit: z.string(),
  title: z.string(),
  valid_from: z.string(),
  valid_to: z.string(),
})

/** A season as an entry has it; null where the entry has no season. */
function seasonOf(value: unknown): SeasonRow | null {
  const found = storedSeason.safeParse(value)
  if (!found.success) return null
  const known = Object.entries(found.data).filter(([key]) => columnNames.includes(key))
  return { ...added, ...Object.fromEntries(known) } as SeasonRow
}

/** The days that an edited day rate leaves and takes: another one where the unit or the day was changed. */
function cellsOf(before: unknown, after: unknown): CellChange[] {
  const [left, taken] = [before, after].map((value) => storedDay.safeParse(value).data ?? null)
  if (left && taken && left.unit === taken.unit && left.day === taken.day)
    return [{ unit: left.unit, day: left.day, before: left, after: taken }]
  return [
    ...(left ? [{ unit: left.unit, day: left.day, before: left, after: null }] : []),
    ...(taken ? [{ unit: taken.unit, day: taken.day, before: null, after: taken }] : []),
  ]
}

/** What an entry of a form changed. */
export function changeOfForm({ collection, before, after }: FormEntry): PlannedChange {
  if (collection === 'day-rates') return { cells: cellsOf(before, after), seasons: [] }
  const [left, taken] = [seasonOf(before), seasonOf(after)]
  const id = (taken ?? left)?.id
  return { cells: [], seasons: id ? [{ id, before: left, after: taken }] : [] }
}

const titleOf = ({ cells: [cell], seasons: [season] }: PlannedChange): string | null =>
  (season ? (season.after ?? season.before) : (cell?.after ?? cell?.before))?.title ?? null

/** What the list shows of an entry of a form; null for an entry without prices. */
export function summaryOfForm(entry: FormEntry): ChangeSummary | null {
  const change = changeOfForm(entry)
  const area = areaOf(change)
  const { cells, seasons } = change
  return area && { ...area, days: cells.length, seasons: seasons.length, title: titleOf(change) }
}
