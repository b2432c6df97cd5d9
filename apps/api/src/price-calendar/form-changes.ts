import { getTableColumns } from 'drizzle-orm'
import { dayCell, type DayCell } from '@dvor/contract/pricing/price-calendar.ts'
import type { CellChange } from '@dvor/booking/pricing/price-list/day-cells.ts'
import { z } from 'zod'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { areaOf, planOf, type ChangeSummary, type PlannedChange, type SeasonRow } from './price-state.ts'

/** An entry that the form of a season, of a single day or of a unit wrote into the history. */
export interface FormEntry {
  collection: string
  before: unknown
  after: unknown
}

const storedDay = dayCell
  .omit({ unit: true })
  .extend({ accommodation_unit: z.string(), rate_plan: z.string().nullable().default(null) })
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
  const result = storedSeason.safeParse(value)
  if (!result.success) return null
  const columns = Object.entries(result.data).filter(([key]) => columnNames.includes(key))
  return { ...added, ...Object.fromEntries(columns) } as SeasonRow
}

/** The days that an edited day rate leaves and takes: another one where its unit, day or plan was changed. */
function cellsOf(before: unknown, after: unknown): CellChange[] {
  const [earlierCell, laterCell] = [before, after].map((value) => storedDay.safeParse(value).data ?? null)
  const placeOf = ({ unit, day, rate_plan }: DayCell) => ({ unit, day, rate_plan })
  if (earlierCell && laterCell && JSON.stringify(placeOf(earlierCell)) === JSON.stringify(placeOf(laterCell)))
    return [{ ...placeOf(earlierCell), before: earlierCell, after: laterCell }]
  return [
    ...(earlierCell ? [{ ...placeOf(earlierCell), before: earlierCell, after: null }] : []),
    ...(laterCell ? [{ ...placeOf(laterCell), before: null, after: laterCell }] : []),
  ]
}

/** The change that an entry of a form made. */
export function changeOfForm({ collection, before, after }: FormEntry): PlannedChange {
  if (collection === 'day-rates') return { cells: cellsOf(before, after), seasons: [] }
  const [earlierSeason, laterSeason] = [seasonOf(before), seasonOf(after)]
  const id = (laterSeason ?? earlierSeason)?.id
  return { cells: [], seasons: id ? [{ id, before: earlierSeason, after: laterSeason }] : [] }
}

const titleOf = ({ cells: [cell], seasons: [season] }: PlannedChange): string | null =>
  (season ? (season.after ?? season.before) : (cell?.after ?? cell?.before))?.title ?? null

/** The summary of an entry of a form for the list; null for an entry without prices. */
export function summaryOfForm(entry: FormEntry): ChangeSummary | null {
  if (entry.collection === 'accommodation-units') return summaryOfUnit(entry)
  const change = changeOfForm(entry)
  const area = areaOf(change)
  const { cells, seasons } = change
  const counts = { days: cells.length, seasons: seasons.length }
  return area && { ...area, ...counts, title: titleOf(change), rate_plan: planOf(change) }
}

/** The base price holds on all days; none where an entry has no unit. */
function summaryOfUnit({ after }: FormEntry): ChangeSummary | null {
  const { id } = z.looseObject({ id: z.string() }).safeParse(after).data ?? {}
  return id ? { units: [id], from: null, to: null, days: 0, seasons: 0, title: null } : null
}
