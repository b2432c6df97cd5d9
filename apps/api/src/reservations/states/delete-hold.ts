import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { giveSeatsBack } from '../../slots/take-seats.ts'
import { deleteReservation, lockReservation } from '../queries/reservation-queries.ts'

/** Deletes a hold with its nights and seats. @returns false where it was ordered or deleted meanwhile */
export async function deleteHold(db: Db, id: string): Promise<boolean> {
  const hold = await lockReservation(db, { id }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  })
  if (hold?.state !== 'hold') return false
  await giveSeatsBack(db, id)
  await deleteReservation(db, id)
  return true
}
