import { faultsOfBookings, ordersOf } from '../../faults/kept-bookings.ts'
import { BookingLoad } from '../harness/booking-load.ts'
import type { Checked } from '../harness/checked.ts'
import { replaceInstances } from '../harness/fleet.ts'
import type { FleetProperty } from '../harness/property.ts'
import { delay } from '../harness/waiting.ts'

const bookings = 240
const awayMs = 500

/**
 * Guests book through nginx while one instance after the other is killed and started again. A guest without an answer
 * repeats the call with the same key.
 */
export async function checkKilling(property: FleetProperty): Promise<Checked[]> {
  const { fleet } = property
  const known = new Set((await ordersOf(property)).keys())
  const load = new BookingLoad(property, 1, { mayBreak: true })
  const share = bookings / fleet.instances.length / 2
  await replaceInstances(fleet, async (instance) => {
    await load.untilBooked(share)
    await instance.kill()
    await delay(awayMs)
  })
  await load.untilBooked(Math.max(share, bookings - load.guests.booked.size))
  await load.stop()
  const { booked, violations, unavailable, unanswered } = load.guests
  return [
    {
      what: `${booked.size} bookings through nginx, each instance killed once meanwhile: guests without an answer ${[...new Set(violations)].join('; ')}`,
      tries: booked.size + violations.length,
      violations: violations.length,
    },
    {
      what: `… acknowledged bookings that are missing, or there twice (${unavailable + unanswered} asked again)`,
      tries: booked.size,
      violations: (await faultsOfBookings(property, load.guests, known)).length,
    },
  ]
}
