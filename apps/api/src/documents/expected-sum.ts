import { earnedBy } from '@dvor/booking/money/earned.ts'
import { isOff } from '@dvor/booking/reservation/states.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { advancesOf, type Facts } from './read-facts.ts'

/** The columns that decide what a reservation earns. */
export type Earning = Pick<Reservation, 'price' | 'state' | 'total' | 'deposit_due' | 'cancellation_fee'>

/** The facts that decide the sum of a reservation's tax documents; `paid` is the sum of its ledger. Cents. */
export interface Documented extends Pick<Facts, 'paid' | 'advances' | 'taxed'> {
  reservation: Earning
}

/**
 * Cents to which the tax documents of an invoiced reservation add up: what it earns, without what the sales of
 * single-purpose vouchers have documented already. Never below zero. Source: decision 154.
 */
export function expectedSum(facts: Documented): number {
  const { reservation, paid } = facts
  const { total } = earnedBy({ ...reservation, lines: reservation.price.lines, paid })
  return Math.max(0, total - documentedAtSale(facts, paid - total))
}

/**
 * Of a kept fee vouchers pay what they do not get back of the surplus, which goes to them before other money; of a price
 * they pay the parts of their package. @param surplus cents above what is kept, whether they went back already or not
 */
function documentedAtSale(facts: Documented, surplus: number): number {
  const { reservation, taxed, advances } = facts
  if (isOff(reservation.state))
    return taxed.reduce((sum, { paid, ahead }) => {
      const back = ahead === null ? 0 : Math.min(paid, Math.max(0, surplus - ahead))
      return sum + paid - back
    }, 0)
  const sales = advancesOf(facts).slice(advances.length)
  return sales.flatMap(({ shares }) => shares).reduce((sum, { gross }) => sum + gross, 0)
}
