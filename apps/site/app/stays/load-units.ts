import type { ListQuery } from '@dvor/client/query.ts'
import type { ListItem } from '@dvor/contract/collection.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation-units.ts'
import { prices } from '@dvor/contract/collections/prices.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../api.ts'
import { listAll } from '../content/list-all.ts'

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

/**
 * Active units in their order, with their cheapest night; null when they cannot be read.
 * @param most how many of the first ones, at most 100; all without it
 */
export async function loadUnits(context: Context, most?: number): Promise<UnitSummary[] | null> {
  const api = apiOf(context)
  const listed = { active: true, _sort: 'order:ASC' } as const
  const [units, lowest] = await Promise.all([
    most
      ? api.resource(accommodationUnits).list({ ...listed, _limit: most })
      : listAll((page) => api.resource(accommodationUnits).list({ ...listed, ...page })),
    api.booking.lowestPrices(),
  ])
  if (!units || !lowest) return null
  const prices = new Map(lowest.map(({ accommodation_unit, price }) => [accommodation_unit, price]))
  // A unit whose house is not shown has no price and cannot be booked.
  return units.flatMap((unit) => {
    const price = prices.get(unit.id)
    return price === undefined ? [] : [summary(unit, price)]
  })
}

/** All active price rows that a query names; null when they cannot be read. */
export const loadPrices = (context: Context, query: ListQuery<typeof prices>): Promise<PriceRow[] | null> =>
  listAll((page) =>
    apiOf(context)
      .resource(prices)
      .list({ ...query, active: true, _sort: 'valid_from:ASC', ...page }),
  )

function summary(unit: Unit, priceFrom: number): UnitSummary {
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
    priceFrom,
  }
}
