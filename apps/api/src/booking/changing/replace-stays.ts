import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import { nightsTakenFor, refuseUnavailable, wantedNights } from '../../pricing/check-stays.ts'
import { noteRegisterExcess } from './note-register-excess.ts'
import type { Quote } from '../../pricing/quote.ts'
import { releaseNightsOfStays } from '../../inventory/night-queries.ts'
import { takeNightsOf } from '../../reservations/states/change-state.ts'
import { expireOverdueOn } from '../../reservations/states/change-state.ts'
import { updateReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import { deleteStays, insertStays, listStayViews } from '../../reservations/queries/stay-queries.ts'
import { sumUnitDeposits, unitsOf } from '../../security-deposits/deposit-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { stayRows } from '../../reservations/queries/stay-rows.ts'

interface Replacement {
  stays: readonly StayRequest[]
  quote: Quote
  /** The property's rules apply to guests, not to the owner. */
  asOwner: boolean
}

/**
 * Replaces the stays of a reservation, with their nights and an entry in its history; the old and new units are
 * locked. @throws ApiError `nights_taken`, `not_available`
 */
export async function replaceStays(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  { stays, quote, asOwner }: Replacement,
  services: BookingServices,
): Promise<void> {
  const { id } = reservation
  const before = (await listStayViews(db, [id])).get(id) ?? []
  await releaseNightsOfStays(
    db,
    before.map((stay) => stay.id),
  )
  await deleteStays(db, id)
  await expireOverdueOn(db, wantedNights(stays), services)
  const taken = await nightsTakenFor(db, stays, quote.moment.now)
  const agreed = before.map(({ accommodation_unit, arrival, departure }) => ({
    accommodation_unit: accommodation_unit.id,
    arrival,
    departure,
  }))
  refuseUnavailable({ stays, taken, ...quote, asOwner, agreed })
  const known = before.map((stay) => ({ id: stay.id, unit: stay.accommodation_unit.id }))
  const rows = stayRows(id, stays, known)
  await insertStays(db, rows)
  await takeNightsOf(db, rows, services)
  if (hasOtherUnits(before, stays)) {
    const security_deposit = await sumUnitDeposits(db, unitsOf(stays))
    await updateReservation(db, id, { security_deposit }, services.clock.now())
  }
  await noteRegisterExcess(db, reservation, { stays, asOwner }, services)
  const after = (await listStayViews(db, [id])).get(id) ?? []
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: id,
    action: 'stays',
    before: { stays: before.map(inHistory) },
    after: { stays: after.map(inHistory) },
  })
}

/** Whether the units are other ones: the agreed security deposit stays where only days or guests change. */
function hasOtherUnits(before: readonly StayView[], stays: readonly StayRequest[]): boolean {
  const known = new Set(before.map((stay) => stay.accommodation_unit.id))
  const wanted = new Set(unitsOf(stays))
  return known.size !== wanted.size || [...wanted].some((unit) => !known.has(unit))
}

/** Fields of a stay in the history: enough to describe it later, even without the unit. */
const inHistory = ({
  accommodation_unit: { title },
  arrival,
  departure,
  adults,
  children_ages,
}: StayView) => ({
  unit: title,
  arrival,
  departure,
  adults,
  children_ages,
})
