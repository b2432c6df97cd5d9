import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { isTakable } from './unit-quotes.ts'
import { crowding, splitParty, type RoomSize, type WholeParty } from './party.ts'
import type { RoomChoice } from '../../search/search-params.ts'

/** The fields of a unit that a whole building needs. */
export interface BuildingUnit extends RoomSize {
  id: string
  accommodation_object: { id: string; title: string }
}

/** A building with all its units free, and the party spread over them. */
export interface WholeBuilding {
  id: string
  title: string
  rooms: readonly RoomChoice[]
}

/** The same with its total price. */
export interface PricedBuilding extends WholeBuilding {
  price: PriceBreakdown
}

/** The most units that one reservation takes (contract `requestedStays`). */
const mostUnits = 10

/**
 * Finds buildings of several units that the party can take as a whole: every unit is free and has an adult, and nobody
 * is left over. `units` are all that the property offers.
 */
export function wholeBuildings(
  units: readonly BuildingUnit[],
  availability: readonly UnitAvailability[],
  party: WholeParty,
  bands: readonly AgeBand[],
): WholeBuilding[] {
  const free = new Set(availability.filter(isTakable).map((answer) => answer.accommodation_unit))
  const buildings = Map.groupBy(units, (unit) => unit.accommodation_object.id)
  return [...buildings].flatMap(([id, unitsOfBuilding]) => {
    if (
      unitsOfBuilding.length < 2 ||
      unitsOfBuilding.length > mostUnits ||
      !unitsOfBuilding.every((unit) => free.has(unit.id))
    )
      return []
    const rooms = splitParty(party, unitsOfBuilding, bands)
    const fits = rooms?.every((room, index) => {
      const unit = unitsOfBuilding[index]
      const { over, tooManyChildren } = unit
        ? crowding(room, unit, bands)
        : { over: 1, tooManyChildren: false }
      return over === 0 && !tooManyChildren
    })
    return rooms && fits ? [{ id, title: unitsOfBuilding[0]?.accommodation_object.title ?? '', rooms }] : []
  })
}
