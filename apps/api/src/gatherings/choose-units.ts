import type { GatheringChoice } from '@dvor/contract/reservations/gatherings.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { holdStays } from '../booking/holding/hold-stays.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../platform/actor.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { findGathering } from './queries.ts'

/**
 * Takes units of a gathering for the calling family as an ordinary hold of its device, which it then orders like any
 * other. Nights, price and restrictions are those of `holdStays`, whose errors it throws. @throws ApiError `not_found`,
 * `hold_expired` after the gathering's end, `nights_taken` where another family has a unit
 */
export async function chooseUnits(
  db: Db,
  actor: Actor,
  token: string,
  { stays, rate_plan }: GatheringChoice,
  services: BookingServices,
): Promise<Hold> {
  const { id: gathering, arrival, departure } = await findGathering(db, { token })
  const request = {
    stays: stays.map((stay) => ({ ...stay, arrival, departure })),
    services: [],
    ...(rate_plan && { rate_plan }),
  }
  return holdStays(db, actor, request, services, { gathering })
}
