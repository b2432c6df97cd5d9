import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { BookingLoad } from '../harness/booking-load.ts'
import { Owner } from '../harness/owner.ts'
import { delay, within } from '../../load/waiting.ts'
import type { ArchivedProperty } from './archived-property.ts'

/** Orders before the target, and after the mistake. */
const before = 200
const after = 60
/** The restore aims at this time (ms) before the mistake. */
const minuteMs = 60_000
/** An owner's mistake with psql: all prices are deleted, all reservations cancelled. */
const mistake =
  'with gone as (delete from prices) update reservations set state = $$cancelled$$ where number is not null'

/**
 * The events: bookings, the target of the restore by the database's clock, which was read between the moments `noted`
 * and `known`, a mistake, and further bookings, which are refused where the mistake changed the price.
 */
export type History = Awaited<ReturnType<typeof live>>

/** Lets guests book and an owner work, notes a moment, and makes the mistake a minute later, while they go on. */
export async function live({ served, old }: ArchivedProperty) {
  const { prices } = await countTraces(served)
  const owner = new Owner([served.url], served.units[0] ?? '')
  // An owner who is not let in is noticed at the end.
  await within(20_000, () => owner.changes.length > 0)
  const load = new BookingLoad(served, 0)
  await load.untilBooked(before)
  const noted = performance.now()
  const [clock] = await old.rows<{ now: string }>('select clock_timestamp()::text as now')
  const start = performance.now()
  await delay(minuteMs)
  const { booked, violations } = load.guests
  const untilMistake = violations.length
  await served.rows(mistake)
  await load.untilBooked(after)
  await Promise.all([load.stop(), owner.stop()])
  const refused = { before: violations.slice(0, untilMistake), after: violations.slice(untilMistake) }
  return {
    target: clock?.now ?? '',
    noted,
    known: start,
    booked: [...booked.values()],
    owner,
    prices,
    refused,
  }
}

/** Changes of the mistake: prices that are left, and cancelled reservations. */
export async function countTraces({ rows }: StoredProperty): Promise<{ prices: number; cancelled: number }> {
  const [row] = await rows<{ prices: number; cancelled: number }>(
    `select (select count(*) from prices)::int as prices,
      (select count(*) from reservations where state = 'cancelled')::int as cancelled`,
  )
  return row ?? { prices: 0, cancelled: 0 }
}

/** Orders that were answered before the target. */
export const acknowledgedBefore = ({ booked, noted }: History) => booked.filter(({ at }) => at <= noted)

/** Orders that were begun after the target. */
export const begunAfter = ({ booked, known }: History) => booked.filter(({ at, ms }) => at - ms > known)
