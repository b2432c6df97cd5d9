import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../../platform/clock.ts'
import { ApiError } from '../../platform/errors.ts'
import { NightsTaken } from '../../pricing/with-alternatives.ts'
import { wantedNights } from '../../pricing/check-stays.ts'
import { deleteHold } from '../../reservations/states/delete-hold.ts'
import { returnUnits } from './return-units.ts'
import {
  listUnits,
  listUnitsOfReservations,
  lockGatheringRow,
  type HeldUnit,
  type UnitOfGathering,
} from './unit-queries.ts'
import { isOpen, unitState } from './unit-state.ts'

/**
 * Takes units out of the gathering's own holds for the hold of a family, within one transaction that has locked all
 * units of the gathering: the nights are free only for this transaction. @param ownUnits units that the family gives up in
 * the same transaction @throws ApiError `hold_expired` after the end, `nights_taken` where another family was faster
 */
export async function takeUnits(
  db: Db,
  id: string,
  stays: readonly StayRequest[],
  ownUnits: readonly UnitOfGathering[],
  clock: Clock,
): Promise<UnitOfGathering[]> {
  const gathering = await lockGatheringRow(db, id)
  if (!gathering || gathering.state !== 'open' || !isOpen(gathering, clock.now()))
    throw new ApiError('hold_expired', 'The gathering has ended')
  const newUnits: UnitOfGathering[] = []
  for (const stay of stays) {
    const held = (await listUnits(db, id)).find(({ unit }) => unit.unit === stay.accommodation_unit)
    const isOwn = ownUnits.some(({ unit }) => unit.id === held?.unit.id)
    const isFree =
      held && unitState(held, gathering, clock.now()) === 'free' && (await freeUnit(db, held, clock))
    if (!held || !(isOwn || isFree)) throw new NightsTaken(wantedNights([stay]), [stay])
    if (!isOwn) newUnits.push({ gathering, unit: held.unit })
  }
  return newUnits
}

/** Deletes the hold of a free unit; other units of a lapsed choice go back. @returns false where it was ordered */
async function freeUnit(db: Db, { unit, reservation }: HeldUnit, clock: Clock): Promise<boolean> {
  if (!reservation) return false
  const together = await listUnitsOfReservations(db, [reservation.id])
  if (!(await deleteHold(db, reservation.id))) return false
  await returnUnits(
    db,
    together.filter((other) => other.unit.id !== unit.id),
    clock,
  )
  return true
}
