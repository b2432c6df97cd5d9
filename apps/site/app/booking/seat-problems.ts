import type { Failure } from '@dvor/client/result.ts'
import { slotRefusal, type SlotRefusal } from '@dvor/contract/slots.ts'
import { countOf, hours, persons } from '@dvor/format/plurals.ts'
import { z } from 'zod'

/** Details of a refusal that is about slot services. */
export const refusedServices = z.object({
  services: z.array(z.object({ index: z.int(), refusals: z.array(slotRefusal) })).min(1),
})

/** Whether a hold or an order failed because of a slot service, so that it can be chosen anew. */
export const aboutSeats = ({ code, details }: Failure): boolean =>
  code === 'seats_taken' || (code === 'not_available' && refusedServices.safeParse(details).success)

/** Why an occurrence cannot be booked, as one short sentence to the guest. */
export function seatSentence(refusal: SlotRefusal): string {
  switch (refusal.code) {
    case 'full':
      return refusal.free === 0 ? 'Obsadené.' : `Zostáva už len ${countOf(refusal.free, 'freePlace')}.`
    case 'too_few':
      return `Najmenej pre ${persons(refusal.persons)}.`
    case 'too_late':
      return `Rezervuje sa najneskôr ${hours(refusal.lead_hours)} vopred. Zavolajte nám.`
    case 'past':
      return 'Už prebehlo.'
    case 'cancelled':
      return 'Zrušené.'
    case 'out_of_season':
    case 'not_on_day':
    case 'not_offered':
      return 'V tento deň sa nekoná.'
  }
}
