import type { UnitQuote } from './unit-quotes.ts'
import type { FlowData } from './load-flow.ts'
import type { PricedHouse } from './whole-houses.ts'

/** A whole house as one card: sold as one unit, room by room, or as one unit beside the price of its rooms. */
export interface HouseOffer {
  whole: UnitQuote | null
  rooms: PricedHouse | null
}

/**
 * Whole houses with one offer for each building, the cheaper ones first. Where a building is sold as one unit and its
 * rooms are free one by one as well, the offer names both prices.
 */
export function houseOffers(
  { houses, units, availability }: Pick<FlowData, 'houses' | 'units' | 'availability'>,
  wholes: readonly UnitQuote[],
): HouseOffer[] {
  const sold = [...wholes, ...freeWholes(units, availability ?? [], houses, wholes)]
  const offers: HouseOffer[] = [
    ...sold.map((whole) => ({ whole, rooms: houses.find((house) => isOfHouse(whole.unit, house)) ?? null })),
    ...houses
      .filter((house) => !sold.some(({ unit }) => isOfHouse(unit, house)))
      .map((rooms) => ({ whole: null, rooms })),
  ]
  return offers.toSorted((a, b) => totalOf(a) - totalOf(b))
}

/** Free wholes of the houses that are offered room by room, beside those that the search offers anyway. */
function freeWholes(
  units: FlowData['units'],
  availability: NonNullable<FlowData['availability']>,
  houses: readonly PricedHouse[],
  wholes: readonly UnitQuote[],
): UnitQuote[] {
  return units.flatMap((unit) => {
    const isShown = wholes.some((quote) => quote.unit.id === unit.id)
    const answer = availability.find((one) => one.accommodation_unit === unit.id)
    const isRival = houses.some((house) => isOfHouse(unit, house))
    return !isShown && isRival && answer?.available ? [{ unit, availability: answer }] : []
  })
}

const isOfHouse = (
  { let_as, accommodation_object }: Pick<UnitQuote['unit'], 'let_as' | 'accommodation_object'>,
  house: PricedHouse,
): boolean => let_as === 'building' && accommodation_object.id === house.id

/** Cents of the offer as its card shows it. */
const totalOf = ({ whole, rooms }: HouseOffer): number =>
  whole?.availability.price?.total ?? rooms?.price.total ?? 0
