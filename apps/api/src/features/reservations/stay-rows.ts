import type { PriceBreakdown, StayWish } from '@dvor/contract/pricing/quotes.ts'
import { newId } from '../../platform/ids.ts'
import type { Stay } from './queries.ts'

/** Stays of a reservation as rows. */
export function stayRows(reservation: string, wishes: readonly StayWish[]): Stay[] {
  return wishes.map(({ accommodation_unit, arrival, departure, adults, children_ages }) => ({
    id: newId(),
    reservation,
    unit: accommodation_unit,
    arrival,
    departure,
    adults,
    children_ages,
  }))
}

/** Wishes that a stored stay came from, for pricing it again. */
export function wishesOf(stays: readonly Stay[]): StayWish[] {
  return stays.map(({ unit, arrival, departure, adults, children_ages }) => ({
    accommodation_unit: unit,
    arrival,
    departure,
    adults,
    children_ages,
  }))
}

/** Whether the same stays, one by one, would be on other days. */
export const hasOtherDays = (before: readonly StayWish[], after: readonly StayWish[]): boolean =>
  before.length !== after.length ||
  before.some(
    ({ arrival, departure }, index) =>
      arrival !== after[index]?.arrival || departure !== after[index]?.departure,
  )

/** The first day on which a booked slot service takes place. */
const firstServiceDay = ({ lines }: PriceBreakdown): string | null =>
  lines.flatMap(({ occurrence }) => occurrence?.day ?? []).toSorted()[0] ?? null

/** Columns of a reservation that repeat its stays and its price for lists, filters and sums. */
export function summaryOf(wishes: readonly StayWish[], price: PriceBreakdown) {
  const arrival = wishes.map((wish) => wish.arrival).toSorted()[0] ?? null
  const sum = (count: (wish: StayWish) => number) => wishes.reduce((total, wish) => total + count(wish), 0)
  return {
    arrival,
    departure:
      wishes
        .map((wish) => wish.departure)
        .toSorted()
        .at(-1) ?? null,
    begins: arrival ?? firstServiceDay(price),
    adults: sum((wish) => wish.adults),
    children: sum((wish) => wish.children_ages.length),
    price,
    total: price.total,
    deposit_due: price.deposit_due,
    due: price.total,
  }
}
