import { getTableColumns } from 'drizzle-orm'
import { dayCell, type DayCell } from '@dvor/contract/pricing/price-calendar.ts'
import type { CellChange } from '@dvor/booking/pricing/price-list/day-cells.ts'
import { z } from 'zod'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import {
  areaOf,
  planOf,
  unitPriceFields,
  type ChangeSummary,
  type PlannedChange,
  type SeasonRow,
  type UnitChange,
  type UnitPrices,
} from './price-state.ts'

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

const storedUnit = z.looseObject({ id: z.string(), base_price: z.number() })
const addedToUnits: Partial<UnitPrices> = { price_basis: 'unit', occupancy_prices: [], rooms_discount: null }

/** The prices of a unit before and after its form; none where an entry has no unit. */
function unitChangeOf(before: unknown, after: unknown): UnitChange[] {
  const [was, is] = [storedUnit.safeParse(before).data, storedUnit.safeParse(after).data]
  if (!was || !is) return []
  const pricesOf = (row: Record<string, unknown>) => {
    const prices = unitPriceFields.flatMap((field) => (field in row ? [[field, row[field]] as const] : []))
    return { ...addedToUnits, ...Object.fromEntries(prices) } as UnitPrices
  }
  return [{ id: is.id, before: pricesOf(was), after: pricesOf(is) }]
}

/** The change that an entry of a form made. */
export function changeOfForm({ collection, before, after }: FormEntry): PlannedChange {
  if (collection === 'day-rates') return { cells: cellsOf(before, after), seasons: [] }
  if (collection === 'accommodation-units')
    return { cells: [], seasons: [], units: unitChangeOf(before, after) }
  const [earlierSeason, laterSeason] = [seasonOf(before), seasonOf(after)]
  const id = (laterSeason ?? earlierSeason)?.id
  return { cells: [], seasons: id ? [{ id, before: earlierSeason, after: laterSeason }] : [] }
}

const titleOf = ({ cells: [cell], seasons: [season] }: PlannedChange): string | null =>
  (season ? (season.after ?? season.before) : (cell?.after ?? cell?.before))?.title ?? null

/** The summary of an entry of a form for the list; null for an entry without prices. */
export function summaryOfForm(entry: FormEntry): ChangeSummary | null {
  const change = changeOfForm(entry)
  const area = areaOf(change)
  const { cells, seasons } = change
  const counts = { days: cells.length, seasons: seasons.length }
  return area && { ...area, ...counts, title: titleOf(change), rate_plan: planOf(change) }
}
