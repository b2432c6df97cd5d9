import { addDays } from '@dvor/format/days.ts'
import { aStay, hold, order } from '../test-property.ts'
import { type PortalProperty } from '../servers/a-portal.ts'
import { type Answer } from '../test-api.ts'

/** Creates a hold of two nights, the second of which a portal has just sold. */
export async function contested(of: PortalProperty, arrival: string) {
  // Each from an address of its own, because refused orders keep their holds for a while.
  const from = `10.0.0.${Number(arrival.slice(8))}`
  const guestHold = await hold(of.api, [aStay(of.property.unit, arrival, addDays(arrival, 2))], from)
  of.portal.offers([`sold-${arrival}`, addDays(arrival, 1), addDays(arrival, 3)])
  return () => order(of.api, guestHold, { payment_method: 'on_site' })
}

/** Faults of the result: an accepted order must be among the conflicts, a refused one must be over. */
export async function faultsOf(of: PortalProperty, { status, body }: Answer): Promise<string[]> {
  const waiting = await of.inbox()
  if (status === 200) return waiting.length === 1 ? [] : [`sold twice, ${waiting.length} in the inbox`]
  const { code } = body as { code: string }
  if (code !== 'nights_taken') return [`refused with ${code}`]
  return waiting.length === 0 ? [] : ['refused, yet in the inbox']
}
