import type { Db } from '../../db/database.ts'
import { listTaken } from '../../inventory/night-queries.ts'
import { wantedNights } from '../../pricing/check-stays.ts'
import type { Clock } from '../../platform/clock.ts'
import { heldStay, holdUnit } from './hold-unit.ts'
import { linkUnits, lockGatheringRow, type UnitOfGathering } from './unit-queries.ts'
import { isOpen } from './unit-state.ts'

/**
 * Gives units whose hold was deleted back to their open gathering, which holds them until its end, in the transaction
 * of the deletion. The units are locked, so nobody could take the nights in between. Nights that are taken stay so,
 * and the unit is released.
 */
export async function returnUnits(db: Db, units: readonly UnitOfGathering[], clock: Clock): Promise<void> {
  const now = clock.now()
  for (const {
    gathering: { id },
    unit,
  } of units) {
    const gathering = await lockGatheringRow(db, id)
    if (!gathering || !isOpen(gathering, now)) continue
    const nights = wantedNights([heldStay(gathering, unit.unit)])
    if ((await listTaken(db, nights)).length > 0) continue
    const reservation = await holdUnit(db, gathering, unit.unit, clock)
    await linkUnits(db, [unit.id], { reservation, chosen_until: null }, now)
  }
}
