import type { StateVerdict, statesChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { inDryRun } from '../../db/dry-run.ts'
import { ApiError } from '../../platform/errors.ts'
import { findReservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { editReservation } from './edit-reservation.ts'

/**
 * Leads several reservations to one state, each in a transaction of its own: one that is refused stays as it is and does
 * not hinder the others. @returns the code of each refusal, null for those that are changed, or would be
 */
export async function changeStates(
  db: Db,
  actor: Actor,
  { ids, state }: z.output<typeof statesChange>,
  services: BookingServices,
  dryRun: boolean,
): Promise<StateVerdict[]> {
  const verdicts: StateVerdict[] = []
  // One after the other, because each locks the units of its stays.
  for (const id of new Set(ids)) {
    const lead = () =>
      inDryRun(db, dryRun, async (tx) => {
        const current = await findReservation(tx, { id })
        if (current.state === state)
          throw new ApiError('transition_not_allowed', 'It is in this state already')
        await editReservation(tx, actor, id, { state, register_later: true }, services)
      })
    verdicts.push({ id, refusal: await refusalOf(lead) })
  }
  return verdicts
}

async function refusalOf(lead: () => Promise<void>): Promise<StateVerdict['refusal']> {
  try {
    await lead()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
