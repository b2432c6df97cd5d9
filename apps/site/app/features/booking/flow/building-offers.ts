import type { UnitQuote } from './unit-quotes.ts'
import type { FlowData } from './load-flow.ts'
import type { PricedBuilding } from './whole-buildings.ts'

/** A whole building as one card: sold as one unit, room by room, or as one unit beside the price of its rooms. */
export interface BuildingOffer {
  whole: UnitQuote | null
  rooms: PricedBuilding | null
}

/**
 * Whole buildings with one offer for each building, the cheaper ones first. Where a building is sold as one unit and
 * its rooms are free one by one as well, the offer names both prices.
 */
export function buildingOffers(
  { buildings, units, availability }: Pick<FlowData, 'buildings' | 'units' | 'availability'>,
  wholes: readonly UnitQuote[],
): BuildingOffer[] {
  const sold = [...wholes, ...freeWholes(units, availability ?? [], buildings, wholes)]
  const offers: BuildingOffer[] = [
    ...sold.map((whole) => ({
      whole,
      rooms: buildings.find((building) => isOfBuilding(whole.unit, building)) ?? null,
    })),
    ...buildings
      .filter((building) => !sold.some(({ unit }) => isOfBuilding(unit, building)))
      .map((rooms) => ({ whole: null, rooms })),
  ]
  return offers.toSorted((a, b) => totalOf(a) - totalOf(b))
}

/** Free wholes of the buildings that are offered room by room, beside those that the search offers anyway. */
function freeWholes(
  units: FlowData['units'],
  availability: NonNullable<FlowData['availability']>,
  buildings: readonly PricedBuilding[],
  wholes: readonly UnitQuote[],
): UnitQuote[] {
  return units.flatMap((unit) => {
    const isShown = wholes.some((quote) => quote.unit.id === unit.id)
    const answer = availability.find((one) => one.accommodation_unit === unit.id)
    const isRival = buildings.some((building) => isOfBuilding(unit, building))
    return !isShown && isRival && answer?.available ? [{ unit, availability: answer }] : []
  })
}

const isOfBuilding = (
  { let_as, accommodation_object }: Pick<UnitQuote['unit'], 'let_as' | 'accommodation_object'>,
  building: PricedBuilding,
): boolean => let_as === 'building' && accommodation_object.id === building.id

/** Cents of the offer as its card shows it. */
const totalOf = ({ whole, rooms }: BuildingOffer): number =>
  whole?.availability.price?.total ?? rooms?.price.total ?? 0
