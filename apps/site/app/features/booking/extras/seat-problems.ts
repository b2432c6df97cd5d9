import type { Failure } from '@dvor/client/transport/result.ts'
import { slotRestriction } from '@dvor/contract/services/slots.ts'
import { z } from 'zod'

/** Details of a refusal that concerns slot services. */
export const refusedServices = z.object({
  services: z.array(z.object({ index: z.int(), refusals: z.array(slotRestriction) })).min(1),
})

/** Tells whether a hold or an order failed because of a slot service. */
export const isAboutSeats = ({ code, details }: Failure): boolean =>
  code === 'seats_taken' || (code === 'not_available' && refusedServices.safeParse(details).success)
