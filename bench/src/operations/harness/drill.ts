import { faultsOfBookings, ordersOf, type StoredProperty } from '../../faults/kept-bookings.ts'
import { BookingLoad } from './booking-load.ts'
import type { Repeated } from '../../load/waiting.ts'

/**
 * Changes something while guests book, and compares what they were told with what is stored. `nth` numbers the drills of
 * a property; so many guests book before and after the change, `around`; `beside` are others who are about.
 * @returns numbers of acknowledged orders; `errors` that guests saw; `refused`, answers 503, which ask to press again;
 * `repeated`, these and calls without an answer; `lost`, acknowledged orders that are not stored, or otherwise, or twice;
 * the longest time (ms) since the change began without any answer, and from a guest's press to the answer
 */
export async function carryOut(
  property: StoredProperty,
  order: { nth: number; around: number; beside?: Repeated; mayBreak?: boolean },
  change: (load: BookingLoad) => Promise<void>,
) {
  const known = new Set((await ordersOf(property)).keys())
  const { nth, around, beside, mayBreak = false } = order
  const load = new BookingLoad(property, nth, { mayBreak })
  await load.untilBooked(around)
  const begun = performance.now()
  await change(load)
  await load.untilBooked(around)
  await Promise.all([load.stop(), beside?.stop()])
  const { booked, violations: errors, unavailable: refused, unanswered, worstMs } = load.guests
  const lost = await faultsOfBookings(property, load.guests, known)
  const numbers = [...booked.values()].map(({ number }) => number)
  const [repeated, pauseMs] = [refused + unanswered, load.longestPauseMs(begun)]
  return { numbers, errors, refused, repeated, lost, pauseMs, worstMs }
}
