import { delay } from '../harness/checked.ts'
import { BookingLoad } from '../harness/booking-load.ts'
import type { Booked } from '../../faults/guests.ts'
import type { ArchivedProperty } from './archived-property.ts'
import { countPrices, makeMistake, type Untouched } from './mistake.ts'
import { OwnerWork } from '../harness/owner-work.ts'

/** Orders before the target, and after the mistake. */
const before = 200
const after = 60
/** The restore aims at this time (ms) before the mistake. */
const minuteMs = 60_000

/** Events at the property: bookings, the target of the restore, a mistake, further bookings. */
export interface History {
  /** By the clock of the database. */
  target: string
  /** Moments (performance.now()) around the reading of that clock. */
  noted: number
  known: number
  /** Every answered order. */
  booked: Booked[]
  owner: OwnerWork
  untouched: Untouched
  /** Refusals that guests saw before the mistake, which there must not be. */
  violations: string[]
  /** Refusals after it: the price of a held stay has changed (409). */
  refusedByMistake: string[]
}

/** Lets guests book and an owner work, notes a moment, and makes the mistake a minute later, while they go on. */
export async function live({ served, old }: ArchivedProperty): Promise<History> {
  const untouched = await countPrices(served)
  const owner = new OwnerWork(served.url, served.units[0] ?? '')
  await owner.begun()
  const load = new BookingLoad(served, 0)
  await load.untilBooked(before)
  const noted = performance.now()
  const [clock] = await old.rows<{ now: string }>('select clock_timestamp()::text as now')
  const known = performance.now()
  await delay(minuteMs)
  const refused = load.guests.violations.length
  await makeMistake(served)
  await load.untilBooked(after)
  await Promise.all([load.stop(), owner.stop()])
  const { guests } = load
  guests.close()
  return {
    target: clock?.now ?? '',
    noted,
    known,
    booked: [...guests.booked.values()],
    owner,
    untouched,
    violations: guests.violations.slice(0, refused),
    refusedByMistake: guests.violations.slice(refused),
  }
}

/** Orders that were answered before the target. */
export const acknowledgedBefore = ({ booked, noted }: History) => booked.filter(({ at }) => at <= noted)

/** Orders that were begun after the target. */
export const begunAfter = ({ booked, known }: History) => booked.filter(({ at, ms }) => at - ms > known)
