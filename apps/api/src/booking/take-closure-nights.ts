import { nightsOf } from '@dvor/booking/stay/stay.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Hooks } from '../crud/define.ts'
import { ApiError } from '../platform/errors.ts'
import { expireOverdueOn } from '../reservations/states/change-state.ts'
import { listTaken, lockUnits, releaseNightsOfClosure, takeNights } from '../inventory/night-queries.ts'

/**
 * A closure takes its nights as a stay does, in the same table and under the same lock, so that the two can never
 * overlap. @throws ApiError `nights_taken` with the nights that reservations hold already
 */
export const takeClosureNights: NonNullable<Hooks['afterWrite']> = async (db, row, before, context) => {
  const unit = String(row['accommodation_unit'])
  await lockUnits(db, [unit, String(before?.['accommodation_unit'] ?? unit)])
  await releaseNightsOfClosure(db, row.id)
  const afterLast = addDays(String(row['day_to']), 1)
  const nights = nightsOf({ arrival: String(row['day_from']), departure: afterLast }).map((night) => ({
    unit,
    night,
  }))
  await expireOverdueOn(db, nights, context)
  const takenNights = await listTaken(db, nights)
  if (takenNights.length > 0 || !(await takeNights(db, { closure: row.id }, nights)))
    throw new ApiError('nights_taken', 'Guests have some of these nights', {
      details: { nights: takenNights.map(({ night }) => night) },
    })
}
