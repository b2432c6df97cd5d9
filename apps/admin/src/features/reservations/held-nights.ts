import { heldNights, type HeldNights } from '@dvor/contract/reservations/admin-reservations.ts'
import { z } from 'zod'
import type { Failure } from '../../core/client/api.ts'

const details = z.object({ holds: z.array(heldNights) })

/** Guests' holds because of which a booking failed; empty for other failures. */
export function heldNightsOf({ code, details: payload }: Failure): HeldNights[] {
  if (code !== 'nights_taken') return []
  return details.safeParse(payload).data?.holds ?? []
}
