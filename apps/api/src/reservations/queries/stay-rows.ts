import { mostOnANight } from '@dvor/booking/stay/headcount.ts'
import type { PriceBreakdown, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { newId } from '../../db/ids.ts'
import { serviceDays } from './last-day.ts'
import type { Stay } from './stay-queries.ts'

/** A stay before a change. */
interface KnownStay {
  id: string
  unit: string
}

/**
 * Stays of a reservation as rows. After a change each takes the id of a former one, of the same unit where there is
 * one, because the guest's calendar knows its entry by it.
 */
export function stayRows(
  reservation: string,
  requests: readonly StayRequest[],
  before: readonly KnownStay[] = [],
): Stay[] {
  const remainingStays = [...before]
  const idOf = (matches: (stay: KnownStay) => boolean): string | undefined => {
    const index = remainingStays.findIndex(matches)
    return index < 0 ? undefined : remainingStays.splice(index, 1)[0]?.id
  }
  const sameUnit = requests.map(({ accommodation_unit }) => idOf(({ unit }) => unit === accommodation_unit))
  const ids = sameUnit.map((id) => id ?? idOf(() => true) ?? newId())
  return requests.map(({ accommodation_unit, arrival, departure, adults, children_ages }, index) => ({
    id: ids[index] ?? newId(),
    reservation,
    unit: accommodation_unit,
    arrival,
    departure,
    adults,
    children_ages,
  }))
}

/** The requests of stored stays, for pricing them again. */
export function requestsOf(stays: readonly Stay[]): StayRequest[] {
  return stays.map(({ unit, arrival, departure, adults, children_ages }) => ({
    accommodation_unit: unit,
    arrival,
    departure,
    adults,
    children_ages,
  }))
}

/** Whether the same stays, compared one by one, have other days. */
export const hasOtherDays = (before: readonly StayRequest[], after: readonly StayRequest[]): boolean =>
  before.length !== after.length ||
  before.some(
    ({ arrival, departure }, index) =>
      arrival !== after[index]?.arrival || departure !== after[index]?.departure,
  )

/** Columns of a reservation that repeat its stays and its price for lists, filters and sums. */
export function summaryOf(requests: readonly StayRequest[], price: PriceBreakdown) {
  const arrival = requests.map((request) => request.arrival).toSorted()[0] ?? null
  return {
    arrival,
    departure:
      requests
        .map((request) => request.departure)
        .toSorted()
        .at(-1) ?? null,
    begins: arrival ?? serviceDays(price)[0] ?? null,
    adults: mostOnANight(requests, (request) => request.adults),
    children: mostOnANight(requests, (request) => request.children_ages.length),
    price,
    total: price.total,
    deposit_due: price.deposit_due,
    due: price.total,
  }
}
