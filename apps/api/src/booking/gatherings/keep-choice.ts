import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../../platform/clock.ts'
import { findReservation, updateReservation } from '../../reservations/queries/reservation-queries.ts'
import { returnUnits } from './return-units.ts'
import { linkUnits, type UnitOfGathering } from './unit-queries.ts'

/** Whether a stay takes nights of the gathering in this unit. */
const isTakenBy = ({ gathering, unit }: UnitOfGathering, stays: readonly StayRequest[]): boolean =>
  stays.some(
    (stay) =>
      stay.accommodation_unit === unit.unit &&
      stay.arrival < gathering.departure &&
      stay.departure > gathering.arrival,
  )

/**
 * Links a family's new hold with the units of a gathering that it takes; units that it does not take any more go back.
 * The family keeps its choice until the hold's usual end (`expires_at`). The nights are kept until the gathering's end,
 * so that they go to another family of it and not to a stranger.
 */
export async function keepChoice(
  db: Db,
  hold: Hold,
  stays: readonly StayRequest[],
  units: readonly UnitOfGathering[],
  clock: Clock,
): Promise<void> {
  if (units.length === 0) return
  const familyUnits = units.filter((unit) => isTakenBy(unit, stays))
  await returnUnits(
    db,
    units.filter((unit) => !familyUnits.includes(unit)),
    clock,
  )
  if (familyUnits.length === 0) return
  const now = clock.now()
  const { id } = await findReservation(db, { token: hold.token })
  const [latest = hold.expires_at] = [
    hold.expires_at,
    ...familyUnits.map(({ gathering }) => gathering.held_until),
  ]
    .map((moment) => new Date(moment).toISOString())
    .toSorted()
    .toReversed()
  await updateReservation(db, id, { hold_expires_at: latest }, now)
  await linkUnits(
    db,
    familyUnits.map(({ unit }) => unit.id),
    { reservation: id, chosen_until: hold.expires_at },
    now,
  )
}
