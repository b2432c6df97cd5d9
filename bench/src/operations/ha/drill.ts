import { faultsOfBookings, ordersOf } from '../../faults/kept-bookings.ts'
import { delay } from '../harness/checked.ts'
import { BookingLoad } from '../harness/booking-load.ts'
import { ChangeLoad } from '../harness/change-load.ts'
import type { Cluster } from './cluster.ts'
import type { HaProperty } from './ha-property.ts'

/** Something that happens to the machines while guests book. */
export interface Drill {
  name: string
  what: string
  /** The longest time (ms) without an answer to any guest. */
  barMs: number
  strike(cluster: Cluster): Promise<void>
  /** Whether acknowledged orders must be lost, which shows that the comparison finds them. */
  isControl?: true
  /** Puts the machines right again. */
  mend(cluster: Cluster): Promise<void>
}

export interface DrillFindings {
  acknowledged: number
  /** Changes of the owner that were answered, each read at every instance right after. */
  changes: number
  /** Acknowledged and not stored, stored with other data, or stored more than once. */
  violations: string[]
  pauseMs: number
  /** From a guest's first press to the answer, through all its repetitions. */
  worstMs: number
  /** Calm refusals (503) and calls without an answer, which guests repeated. */
  refused: number
}

const before = 60
const after = 60
/** Time after the strike in which its consequences show; a silent leader is replaced after 20 s. */
const watchMs = 25_000

/** Strikes while guests book, mends, and compares the guests' answers with what is stored. */
export async function carryOut(property: HaProperty, drill: Drill, nth: number): Promise<DrillFindings> {
  const { cluster } = property
  const known = new Set((await ordersOf(property)).keys())
  const load = new BookingLoad(property, nth)
  const changes = new ChangeLoad(property.fleet, property.units[0] ?? '')
  await load.untilBooked(before)
  const struck = performance.now()
  await drill.strike(cluster)
  await delay(watchMs)
  await load.untilBooked(after)
  await drill.mend(cluster)
  await cluster.untilWhole()
  await load.untilBooked(after)
  await load.stop()
  await changes.stop()
  const { guests } = load
  const violations = [
    ...guests.violations,
    ...changes.violations,
    ...(await faultsOfBookings(property, guests, known)),
  ]
  guests.close()
  return {
    acknowledged: guests.booked.size,
    changes: changes.acknowledged,
    violations,
    pauseMs: load.longestPauseMs(struck),
    worstMs: guests.worstMs,
    refused: guests.unavailable + guests.unanswered,
  }
}
