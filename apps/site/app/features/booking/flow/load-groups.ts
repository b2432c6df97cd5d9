import type { Client } from '@dvor/client/client.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { CombinationReason } from '@dvor/contract/pricing/combinations.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { agesText } from '@dvor/contract/values/ages-text.ts'
import type { FlowSearch, RoomChoice } from '../../search/search-params.ts'
import type { FlowData } from './load-flow.ts'
import { requestsOf } from './stay-requests.ts'
import { isTakable, isWhole } from './unit-quotes.ts'
import { wholeBuildings, type PricedBuilding } from './whole-buildings.ts'

/** Units that sleep the party together, with the price of all. */
export interface PricedCombination {
  reasons: readonly CombinationReason[]
  rooms: readonly RoomChoice[]
  price: PriceBreakdown
  rules: readonly CancellationRule[]
}

/** Several units that the party can take in one press. */
export interface RoomGroups {
  /** Buildings of which every room is free. */
  buildings: PricedBuilding[]
  /** The best combinations where no single room is free for the party, without those that are a whole building. */
  combinations: PricedCombination[]
}

export const noGroups: RoomGroups = { buildings: [], combinations: [] }

type Property = Pick<FlowData, 'units' | 'settings'>

/** Loads the groups of units for a search that was answered. */
export async function loadGroups(
  client: Client,
  search: FlowSearch,
  property: Property,
  availability: readonly UnitAvailability[],
): Promise<RoomGroups> {
  const [buildings, combinations] = await Promise.all([
    priceBuildings(client, search, property, availability),
    needsSeveral(search, property, availability) ? loadCombinations(client, search, property) : [],
  ])
  const isWholeBuilding = ({ rooms }: PricedCombination) =>
    buildings.some((building) => isSameChoice(building.rooms, rooms))
  return { buildings, combinations: combinations.filter((one) => !isWholeBuilding(one)) }
}

/** Whether two choices take the same units, however the guests are spread over them. */
export const isSameChoice = (a: readonly RoomChoice[], b: readonly RoomChoice[]): boolean =>
  a.length === b.length && a.every(({ unit }) => b.some((other) => other.unit === unit))

/** Whether no single room is free for the party, while at least two are free for a part of it. */
function needsSeveral(
  { adults }: FlowSearch,
  { units }: Property,
  availability: readonly UnitAvailability[],
): boolean {
  const rooms = new Set(units.filter((unit) => !isWhole(unit)).map(({ id }) => id))
  const takable = availability.filter((answer) => rooms.has(answer.accommodation_unit) && isTakable(answer))
  return adults > 1 && takable.length > 1 && !takable.some(({ available }) => available)
}

async function priceBuildings(
  client: Client,
  search: FlowSearch,
  { units, settings }: Property,
  availability: readonly UnitAvailability[],
): Promise<PricedBuilding[]> {
  const rooms = units.filter((unit) => !isWhole(unit))
  const whole = wholeBuildings(rooms, availability, search, settings.age_bands)
  const priced = whole.map(async (building) => {
    const price = await client.booking.quote({ stays: requestsOf(search, building.rooms, units) })
    return price ? [{ ...building, price }] : []
  })
  return (await Promise.all(priced)).flat()
}

async function loadCombinations(
  client: Client,
  { from, to, adults, ages }: FlowSearch,
  { units }: Property,
): Promise<PricedCombination[]> {
  const query = { from: from ?? '', to: to ?? '', adults, children_ages: agesText(ages) }
  const combinations = (await client.booking.combinations(query)) ?? []
  return combinations.map(({ reasons, stays, price, cancellation_rules: rules }) => ({
    reasons,
    price,
    rules,
    rooms: stays.flatMap((stay) => {
      const unit = units.find(({ id }) => id === stay.accommodation_unit)
      return unit ? [{ unit: unit.slug, adults: stay.adults, ages: stay.children_ages }] : []
    }),
  }))
}
