import { rateOf } from '../load/lanes.ts'
import type { Findings } from './fault.ts'
import { Guests } from './guests.ts'
import { faultsOfBookings, ordersOf } from './kept-bookings.ts'
import type { ServedProperty } from './served-property.ts'

const parallel = 8

export interface Storm {
  bookings: number
  /** Number of faults during the bookings. */
  blows: number
  /** Whether connections may break: only where the process itself is killed. */
  mayBreak: boolean
  /** Stays of another round are free, whatever was booked in this one. */
  round?: number
}

/**
 * Makes bookings while a fault is repeated: after every given number of acknowledged orders. Then compares the guests'
 * answers with the stored data.
 */
export async function bookThrough(
  property: ServedProperty,
  { bookings, blows, mayBreak, round = 0 }: Storm,
  strike: (blow: number) => Promise<void>,
): Promise<Findings> {
  const guests = new Guests(property, { mayBreak })
  const before = new Set((await ordersOf(property)).keys())
  const every = Math.floor(bookings / (blows + 1))
  let struck: Promise<unknown> = Promise.resolve()
  let blow = 0
  await rateOf(bookings, parallel, async (index) => {
    await guests.book(index, round)
    if (guests.booked.size < (blow + 1) * every || blow >= blows) return
    const nth = blow++
    struck = struck.then(() => strike(nth))
  })
  await struck
  await guests.untilReady()
  const violations = [...guests.violations, ...(await faultsOfBookings(property, guests, before))]
  guests.close()
  const note = `${bookings} bookings, ${blows} blows, ${guests.unavailable} × 503, ${guests.unanswered} unanswered and repeated`
  return { violations, worstMs: guests.worstMs, note }
}
