import { faultsOfBookings, ordersOf, type StoredProperty } from '../../faults/kept-bookings.ts'
import { BookingLoad } from './booking-load.ts'
import type { Repeated } from './waiting.ts'

/** What guests saw during a drill, and what is stored after it. */
export interface DrillFindings {
  /** Numbers of the orders that guests were told of. */
  numbers: string[]
  /** Answers other than the wanted one, and connections that broke: what a guest would see. */
  errors: string[]
  /** Calls that were answered 503: the guest reads one calm line, and presses again. */
  refused: number
  /** Acknowledged and not stored, stored with other data, or stored more than once. */
  lost: string[]
  /** The longest time (ms) since the beginning of the change without an answer to any guest. */
  pauseMs: number
  /** The longest time (ms) from a guest's press to the answer, through all repetitions. */
  worstMs: number
}

/** The number of the drill at its property, of the bookings before and after the change, and who is about beside guests. */
interface DrillOrder {
  nth: number
  around: number
  beside: Pick<Repeated, 'stop'>
}

/** Changes something while guests book, and compares what they were told with what is stored. */
export async function carryOut(
  property: StoredProperty,
  { nth, around, beside }: DrillOrder,
  change: (load: BookingLoad) => Promise<void>,
): Promise<DrillFindings> {
  const known = new Set((await ordersOf(property)).keys())
  const load = new BookingLoad(property, nth)
  await load.untilBooked(around)
  const begun = performance.now()
  await change(load)
  await load.untilBooked(around)
  await Promise.all([load.stop(), beside.stop()])
  const { booked, violations: errors, unavailable: refused, worstMs } = load.guests
  const lost = await faultsOfBookings(property, load.guests, known)
  const numbers = [...booked.values()].map(({ number }) => number)
  return { numbers, errors, refused, lost, pauseMs: load.longestPauseMs(begun), worstMs }
}
