import { rateOn, rateTable } from '@dvor/booking/rate.ts'
import type { ListQuery } from '@dvor/client/query.ts'
import type { ListItem } from '@dvor/contract/collection.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation-units.ts'
import { prices } from '@dvor/contract/collections/prices.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../api.ts'
import { visitContext } from '../visit.ts'

export type Unit = ListItem<typeof accommodationUnits>
export type PriceRow = ListItem<typeof prices>

/** What a card shows of a unit. */
export type UnitSummary = Pick<
  Unit,
  'id' | 'slug' | 'title' | 'short_description' | 'image' | 'capacity' | 'area_m2'
> & {
  objectId: string
  objectTitle: string
  /** Persons with all extra beds. */
  sleeps: number
  /** Cents: the cheapest night of the coming year. */
  priceFrom: number
}

type Context = Readonly<RouterContextProvider>

const horizonDays = 365
/** The most rows that the public gets at once. */
const pageSize = 100

/** Active units in their order, with their cheapest night; null when they cannot be read. */
export async function loadUnits(context: Context): Promise<UnitSummary[] | null> {
  const today = todayIn(context.get(visitContext).now)
  const [units, rows] = await Promise.all([
    apiOf(context).resource(accommodationUnits).list({ active: true, _sort: 'order:ASC' }),
    loadPrices(context, { valid_to_gte: today }),
  ])
  if (!units || !rows) return null
  return units.map((unit) => summary(unit, rows, today))
}

/** All active price rows that a query names, page by page; null when one page cannot be read. */
export async function loadPrices(
  context: Context,
  query: ListQuery<typeof prices>,
): Promise<PriceRow[] | null> {
  const all: PriceRow[] = []
  for (;;) {
    const page = await apiOf(context)
      .resource(prices)
      .list({ ...query, active: true, _sort: 'valid_from:ASC', _start: all.length, _limit: pageSize })
    if (!page) return null
    all.push(...page)
    if (page.length < pageSize) return all
  }
}

function summary(unit: Unit, rows: readonly PriceRow[], today: Day): UnitSummary {
  const { id, slug, title, short_description, image, capacity, area_m2, accommodation_object: object } = unit
  return {
    id,
    slug,
    title,
    short_description,
    image,
    capacity,
    area_m2,
    objectId: object.id,
    objectTitle: typeof object.title === 'string' ? object.title : '',
    sleeps: capacity + unit.extra_beds,
    priceFrom: cheapestNight(unit, rows, today),
  }
}

/** The lowest price of a night in the coming year, in cents; never one that no night has. */
export function cheapestNight(unit: Unit, rows: readonly PriceRow[], today: Day): number {
  const table = rateTable(
    unit,
    rows.filter((row) => row.accommodation_unit === unit.id),
  )
  const nights = eachDay(today, addDays(today, horizonDays))
  return Math.min(...nights.map((night) => rateOn(table, night).price))
}
