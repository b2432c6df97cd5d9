import { delay } from '../../load/waiting.ts'
import type { Checked } from '../harness/checked.ts'
import { carryOut } from '../harness/drill.ts'
import { replaceInstances } from '../harness/fleet.ts'
import type { FleetProperty } from '../harness/property.ts'

/** Bookings before, between and after the kills. */
const around = 48
const awayMs = 500

/**
 * Guests book through nginx while one instance after the other is killed and started again. A guest without an answer
 * repeats the call with the same key.
 */
export async function checkKilling(property: FleetProperty): Promise<Checked[]> {
  const order = { nth: 1, around, mayBreak: true }
  const { numbers, errors, repeated, lost } = await carryOut(property, order, (load) =>
    replaceInstances(property.fleet, async (instance) => {
      await load.untilBooked(around)
      await instance.kill()
      await delay(awayMs)
    }),
  )
  const [booked, refusals] = [numbers.length, [...new Set(errors)].join('; ')]
  const what = `${booked} bookings through nginx, each instance killed once meanwhile: guests without an answer ${refusals}`
  const kept = `… acknowledged bookings that are missing, or there twice (${repeated} asked again)`
  return [
    { what, tries: booked + errors.length, violations: errors.length },
    { what: kept, tries: booked, violations: lost.length },
  ]
}
