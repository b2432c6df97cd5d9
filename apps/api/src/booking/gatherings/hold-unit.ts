import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Db } from '../../db/database.ts'
import { newId, newToken } from '../../db/ids.ts'
import { recordChange } from '../../history/queries.ts'
import type { Clock } from '../../platform/clock.ts'
import { systemActor } from '../../platform/actor.ts'
import { makeQuote } from '../../pricing/quote.ts'
import { insertReservation } from '../../reservations/queries/reservation-queries.ts'
import { insertStays } from '../../reservations/queries/stay-queries.ts'
import { stayRows, summaryOf } from '../../reservations/queries/stay-rows.ts'
import { takeFreeNightsOf } from '../../reservations/states/change-state.ts'
import type { Gathering } from './unit-queries.ts'

/** The stay by which a gathering holds a unit; nobody's party is known yet. */
export const heldStay = (
  { arrival, departure }: Pick<Gathering, 'arrival' | 'departure'>,
  unit: string,
): StayRequest => ({ accommodation_unit: unit, arrival, departure, adults: 1, children_ages: [] })

/**
 * Takes the free nights of a locked unit for a gathering: a hold without device, whose secret nobody learns.
 * @param ip counting key of the address that holds it until the gathering is confirmed; null afterwards
 * @returns its id @throws ApiError `nights_taken`
 */
export async function holdUnit(
  db: Db,
  gathering: Gathering,
  unit: string,
  clock: Clock,
  ip: string | null = null,
): Promise<string> {
  const stays = [heldStay(gathering, unit)]
  const { price, plan } = await makeQuote(db, { stays, common_services: [] }, clock)
  const id = newId()
  const rows = stayRows(id, stays)
  await insertReservation(db, {
    id,
    token: newToken(),
    state: 'hold',
    hold_expires_at: gathering.held_until,
    language: gathering.language,
    ip,
    rate_plan: plan?.id ?? null,
    ...summaryOf(stays, price),
  })
  await insertStays(db, rows)
  await takeFreeNightsOf(db, rows)
  await recordChange(db, systemActor, {
    collection: 'reservations',
    recordId: id,
    action: 'hold',
    after: { price },
  })
  return id
}
