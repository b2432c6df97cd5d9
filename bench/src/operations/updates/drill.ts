import { faultsOfBookings, ordersOf, type StoredProperty } from '../../faults/kept-bookings.ts'
import { BookingLoad } from '../harness/booking-load.ts'
import { Visitors } from '../harness/visitors.ts'

export interface DrillFindings {
  /** Orders that guests were told of. */
  booked: number
  /** Pages and lists that visitors read. */
  visits: number
  /** Answers other than the wanted one, and connections that broke: what a guest would see. */
  errors: string[]
  /** Orders and holds that were answered 503: the guest reads one calm line, and presses again. */
  refused: number
  /** Differences between the guests' answers and what is stored. */
  violations: string[]
  /** Longest time (ms) from a guest's press to the answer. */
  worstMs: number
}

const bookingsAround = 40

/** Changes something while guests book and visitors read, and compares what they saw with what is stored. */
export async function carryOut(
  property: StoredProperty,
  nth: number,
  change: () => Promise<void>,
): Promise<DrillFindings> {
  const known = new Set((await ordersOf(property)).keys())
  const load = new BookingLoad(property, nth, { mayBreak: true })
  const visitors = new Visitors(property.url)
  await load.untilBooked(bookingsAround)
  await change()
  await load.untilBooked(bookingsAround)
  await Promise.all([load.stop(), visitors.stop()])
  const { guests } = load
  const broken = Array.from({ length: guests.unanswered }, () => 'a guest’s connection broke')
  const violations = await faultsOfBookings(property, guests, known)
  guests.close()
  return {
    booked: guests.booked.size,
    visits: visitors.visits,
    errors: [...guests.violations, ...broken, ...visitors.errors],
    refused: guests.unavailable,
    violations,
    worstMs: Math.max(guests.worstMs, visitors.worstMs),
  }
}
