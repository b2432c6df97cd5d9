import { Guests } from '../../faults/guests.ts'
import { faultsOfBookings, ordersOf } from '../../faults/kept-bookings.ts'
import type { Served } from './archived-property.ts'
import { acknowledgedBefore, begunAfter, type History } from './history.ts'
import { tracesOfMistake } from './mistake.ts'

export interface Comparison {
  /** Of the orders that were acknowledged before the target, those that are there. */
  found: number
  /** Traces of the mistake. */
  mistake: string[]
  /** Lost or changed orders, orders from after the target, broken rules of the integrity check. */
  violations: string[]
}

/** Compares a restored property with what guests and owner were told before the target. */
export async function compare(restored: Served, history: History): Promise<Comparison> {
  const acknowledged = acknowledgedBefore(history)
  const orders = await ordersOf(restored)
  const guests = new Guests(restored, { mayBreak: false })
  for (const [nth, one] of acknowledged.entries()) guests.booked.set(nth, one)
  // An order under way at the target may stand or not; one that was begun later may not.
  const later = new Set(history.booked.filter((one) => !acknowledged.includes(one)).map(({ hold }) => hold))
  const tooLate = begunAfter(history).filter(({ hold }) => orders.has(hold))
  const violations = [
    ...(await faultsOfBookings(restored, guests, later)),
    ...tooLate.map(({ number }) => `order ${number} is from after the target`),
    ...(await faultsOfOwner(restored, history)),
  ]
  guests.close()
  const mistake = await tracesOfMistake(restored, history.untouched)
  return { mistake, found: acknowledged.filter(({ hold }) => orders.has(hold)).length, violations }
}

async function faultsOfOwner({ rows, units }: Served, { owner, noted, known }: History): Promise<string[]> {
  const [unit] = await rows<{ base_price: number }>(
    `select base_price from accommodation_units where id = '${units[0]}'`,
  )
  const price = unit?.base_price ?? 0
  return owner.allows(price, noted, known) ? [] : [`the owner's last change is lost: ${price}`]
}
