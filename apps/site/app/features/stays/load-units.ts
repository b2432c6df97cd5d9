import type { ListQuery } from '@dvor/client/transport/query.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import { maxLowestPrices, type LowestPrice } from '@dvor/contract/pricing/availability.ts'
import type { FromPrice } from './prices/price-from.tsx'

export type Unit = ListItem<typeof accommodationUnits>
export type PriceRow = ListItem<typeof prices>

/** The fields of a unit that a card shows. */
export type UnitSummary = Pick<
  Unit,
  'id' | 'slug' | 'title' | 'short_description' | 'capacity' | 'area_m2' | 'let_as'
> & {
  image: PictureFile | null
  objectId: string
  objectTitle: string
  /** Persons with all extra beds. */
  sleeps: number
  /** The cheapest night of the coming year. */
  priceFrom: FromPrice
}

type Context = Readonly<RouterContextProvider>

interface Wanted {
  /** Only units of this building. */
  building?: string
  /** Only rooms, no wholes. */
  rooms?: boolean
  start?: number
  /** At most 100. */
  limit: number
}

/** Active units in their order; null when they cannot be read. */
export function listUnits(
  context: Context,
  { building, rooms, start, limit }: Wanted,
): Promise<Unit[] | null> {
  const ofBuilding = building ? { accommodation_object: building } : {}
  const onlyRooms = rooms ? { let_as: 'unit' } : {}
  return apiOf(context)
    .resource(accommodationUnits)
    .list({
      ...ofBuilding,
      ...onlyRooms,
      active: true,
      _sort: 'order:ASC',
      _start: start,
      _limit: limit,
    })
}

/** Units with the price of their cheapest coming night. A unit of a hidden building has no price and cannot be booked. */
export function summariesOf(units: readonly Unit[], lowest: readonly LowestPrice[]): UnitSummary[] {
  const prices = new Map(lowest.map((one) => [one.accommodation_unit, one]))
  return units.flatMap((unit) => {
    const price = prices.get(unit.id)
    return price === undefined ? [] : [summary(unit, price)]
  })
}

/** The first units as cards show them; null when they cannot be read. @param most at most 100 */
export async function loadUnits(context: Context, most: number): Promise<UnitSummary[] | null> {
  const units = await listUnits(context, { limit: most })
  const lowest = units && (await lowestPricesOf(context, units))
  return units && lowest && summariesOf(units, lowest)
}

/** Lowest prices of these units only: for all units of a large property they took a third of the time of a page. */
export async function lowestPricesOf(
  context: Context,
  units: readonly Unit[],
): Promise<LowestPrice[] | null> {
  if (units.length === 0) return []
  const ids = units.length <= maxLowestPrices ? units.map(({ id }) => id) : undefined
  return apiOf(context).booking.lowestPrices({ accommodation_unit_in: ids })
}

/** All active price rows of the base price that a query names; null when they cannot be read. */
export async function loadPrices(
  context: Context,
  query: ListQuery<typeof prices>,
): Promise<PriceRow[] | null> {
  const rows = await listAll((page) =>
    apiOf(context)
      .resource(prices)
      .list({ ...query, active: true, _sort: 'valid_from:ASC', ...page }),
  )
  return rows?.filter(({ rate_plan }) => rate_plan === null) ?? null
}

function summary(unit: Unit, { price, persons, rate_plan }: LowestPrice): UnitSummary {
  const { id, slug, title, short_description, image, capacity, area_m2, let_as } = unit
  const object = unit.accommodation_object
  return {
    id,
    slug,
    title,
    short_description,
    image: shownFile(image),
    capacity,
    area_m2,
    let_as,
    objectId: object.id,
    objectTitle: typeof object.title === 'string' ? object.title : '',
    sleeps: capacity + unit.extra_beds,
    priceFrom: { price, persons, rate_plan },
  }
}
