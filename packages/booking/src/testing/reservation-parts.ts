import type { CommonServiceRequest, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { SoldPackage } from '../packages/package-lines.ts'
import type { PackageTerms } from '../packages/package-price.ts'
import { withIncluded } from '../pricing/plans/rate-plan.ts'
import type { PricedStay, PriceInput } from '../pricing/price.ts'
import { rateTable } from '../pricing/rate-table.ts'
import { agreedSlotService, slotLines, type AgreedSlotService } from '../services/slot-lines.ts'
import type { CommonService, SlotService } from '../services/service-rows.ts'
import type { DayRate, PriceRow, PriceRule, RatePlan } from '../pricing/price-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { pricedByRooms } from '../wholes/whole-price.ts'
import { sampleSlot } from './sample-services.ts'

/** A stay with the prices of its unit, before they are put together. */
export interface StayParts {
  unit: RatedUnit
  /** The rooms that a whole takes; empty for a unit with a price of its own. */
  rooms: readonly RatedUnit[]
  rows: readonly PriceRow[]
  rules: readonly PriceRule[]
  days: readonly DayRate[]
  /** Which of the first rows are the sold plan's own. */
  ownRows: readonly boolean[]
  request: StayRequest
  fillsGap: boolean
}

/** A reservation in the parts that a test changes one by one; `pricedInput` puts them together. */
export interface ReservationParts extends Pick<
  PriceInput,
  'coupon' | 'adjustment' | 'customLines' | 'settings' | 'taxGuests' | 'today'
> {
  /** The first one in the owner's order is sold. */
  plans: readonly RatePlan[]
  stays: readonly StayParts[]
  services: readonly CommonService[]
  /** Requested quantities of the first services. */
  quantities: readonly number[]
  /** The guests of the first stay take part in each of them. */
  activities: readonly SlotService[]
  /** A package with so many of the activities and services. */
  sold: { terms: PackageTerms; activities: number; services: number } | null
}

const unitOf = (index: number): string => `01900000-0000-7000-8000-00000000000${index + 1}`

/** The input of a price, with a unit of its own for each stay. */
export function pricedInput(parts: ReservationParts): PriceInput {
  const { services, activities, sold, quantities, settings, ...others } = parts
  const stays = parts.stays.map((stay, index) => pricedStay(stay, unitOf(index), parts.plans))
  const plan = stays[0]?.table.plan ?? null
  const agreed = activities.map((service) => activityOf(service, stays[0]?.request))
  const soldAs: SoldPackage | null = sold && {
    terms: sold.terms,
    included: agreed.slice(0, sold.activities),
    commonServices: services.slice(0, sold.services).map(({ id }) => id),
  }
  return {
    ...others,
    stays,
    settings,
    services: withIncluded(services, plan),
    requestedServices: requestsFor(services, quantities, soldAs),
    slotLines: slotLines(agreed),
    package: soldAs,
  }
}

function pricedStay(
  { unit, rooms, rows, rules, days, ownRows, request, fillsGap }: StayParts,
  id: string,
  plans: readonly RatePlan[],
): PricedStay {
  const stored = rateTable({ ...unit, id }, rows, rules, days, plans)
  const owner = stored.plan?.id ?? null
  const owned = rows.map((row, index) => (ownRows[index] ? { ...row, rate_plan: owner } : row))
  const table = rateTable({ ...unit, id }, owned, rules, days, plans)
  const range = { from: request.arrival, until: request.departure }
  const tablesOfRooms = rooms.map((room) => rateTable(room, rows))
  const whole = { ...table, unit: { ...table.unit, let_as: 'building' as const, rooms_discount: 10 } }
  return {
    table: rooms.length > 0 ? pricedByRooms(whole, tablesOfRooms, range) : table,
    request: { ...request, accommodation_unit: id },
    fillsGap,
  }
}

/** The whole party of a stay on the day after its arrival. */
function activityOf(service: SlotService, request: StayRequest | undefined): AgreedSlotService {
  const { arrival = '', adults = 0, children_ages = [] } = request ?? {}
  const slot = sampleSlot({ id: service.id, service: service.id })
  const persons = adults + children_ages.length
  return agreedSlotService({ slot, service }, { service_slot: slot.id, day: arrival, persons, children_ages })
}

/** Requests for the first services, and for one of each that the package includes. */
function requestsFor(
  services: readonly CommonService[],
  quantities: readonly number[],
  sold: SoldPackage | null,
): CommonServiceRequest[] {
  return services.flatMap(({ id }, index) => {
    const quantity = quantities[index] ?? (sold?.commonServices.includes(id) ? 1 : null)
    return quantity === null ? [] : [{ common_service: id, quantity }]
  })
}
