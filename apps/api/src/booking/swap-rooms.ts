import {
  staysChange,
  type RoomSwap,
  type RoomsSwapped,
} from '@dvor/contract/reservations/admin-reservations.ts'
import type { Actor } from '../platform/actor.ts'
import { inDryRun } from '../db/dry-run.ts'
import type { Db } from '../db/database.ts'
import { invalid } from '../platform/errors.ts'
import { lockUnits, releaseNightsOfStays } from '../inventory/night-queries.ts'
import { listStays, type Stay } from '../reservations/queries/stay-queries.ts'
import { swapListed } from '../reservations/queries/registered-queries.ts'
import { requestsOf } from '../reservations/queries/stay-rows.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { lockSeats } from '../reservations/states/lock-seats.ts'
import { changeStays } from './changing/change-stays.ts'
import { listParts } from './changing/package/follow-party.ts'

interface SwapOptions {
  /** Only returns both prices; stores nothing. */
  dryRun: boolean
  ifMatch?: string | undefined
}

/**
 * Two stays change their units and keep their days; the guests are notified. All or nothing. Of one reservation the
 * persons of its rooming list change rooms, too, and both answers are one. @throws ApiError as `changeStays`; `invalid`
 * where a stay is not the reservation's, or both are the same
 */
export async function swapRooms(
  db: Db,
  actor: Actor,
  id: string,
  { stay, with: other, expected_total, expected_other_total }: RoomSwap,
  services: BookingServices,
  { dryRun, ifMatch }: SwapOptions,
): Promise<RoomsSwapped> {
  if (stay === other.stay) throw invalid([{ path: 'with.stay', code: 'invalid_choice' }])
  return inDryRun(db, dryRun, async (tx) => {
    const [ownStays, theirs] = [await listStays(tx, id), await listStays(tx, other.reservation)]
    const mine = ownStays.find((one) => one.id === stay)
    const their = theirs.find((one) => one.id === other.stay)
    if (!mine || !their) throw invalid([{ path: 'stay', code: 'invalid_choice' }])
    if (id === other.reservation) {
      const units = new Map([
        [mine.id, their.unit],
        [their.id, mine.unit],
      ])
      const swapped = ownStays.map((one) => ({ ...one, unit: units.get(one.id) ?? one.unit }))
      const body = staysChange.parse({ stays: requestsOf(swapped), expected_total })
      const changed = await changeStays(tx, actor, id, body, services, { dryRun: false, ifMatch })
      await swapListed(tx, mine.id, their.id)
      return { changed, other: changed }
    }
    // Everything that both changes lock, in the order of locks.
    await lockUnits(
      tx,
      [...ownStays, ...theirs].map(({ unit }) => unit),
    )
    const parts = [...(await listParts(tx, { id })), ...(await listParts(tx, { id: other.reservation }))]
    await lockSeats(tx, parts, services)
    await releaseNightsOfStays(tx, [their.id])
    const change = (
      reservation: string,
      stays: readonly Stay[],
      from: Stay,
      to: Stay,
      total?: number | null,
    ) => {
      const moved = stays.map((one) => (one.id === from.id ? { ...one, unit: to.unit } : one))
      const body = staysChange.parse({ stays: requestsOf(moved), expected_total: total })
      const match = reservation === id ? ifMatch : undefined
      return changeStays(tx, actor, reservation, body, services, { dryRun: false, ifMatch: match })
    }
    const changed = await change(id, ownStays, mine, their, expected_total)
    return { changed, other: await change(other.reservation, theirs, their, mine, expected_other_total) }
  })
}
