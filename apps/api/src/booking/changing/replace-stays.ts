import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import { nightsTakenFor, refuseUnavailable, wantedNights } from '../../pricing/check-stays.ts'
import type { Quote } from '../../pricing/quote.ts'
import { releaseNightsOfStays } from '../../inventory/night-queries.ts'
import { noteAlert, raiseAlert } from '../../reservations/alerts/raise-alert.ts'
import { closeAlertsOfKind } from '../../reservations/alerts/settle-alerts.ts'
import { listRegisteredNames } from '../../reservations/queries/registered-queries.ts'
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
  const takenNights = await nightsTakenFor(db, stays, quote.moment.now)
  const agreed = before.map(({ accommodation_unit, arrival, departure }) => ({
    accommodation_unit: accommodation_unit.id,
    arrival,
    departure,
  }))
  refuseUnavailable({ stays, taken: takenNights, ...quote, asOwner, agreed })
  const stayUnits = before.map((stay) => ({ id: stay.id, unit: stay.accommodation_unit.id }))
  const rows = stayRows(id, stays, stayUnits)
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

/**
 * Raises an alert where the guest register has more persons than the new stays of a locked reservation: only who sleeps
 * here may stay in the register. Stays for all of them close it. Persons of guests who are here have slept here, also
 * those who leave before the others, so none of them is to be deleted. @param asOwner the owner made the change and needs no
 * e-mail about it
 */
async function noteRegisterExcess(
  db: Db,
  { id: reservation, state }: Pick<Reservation, 'id' | 'state'>,
  { stays, asOwner }: { stays: readonly StayRequest[]; asOwner: boolean },
  services: BookingServices,
): Promise<void> {
  const registered = (await listRegisteredNames(db, reservation)).length
  const booked = stays.reduce((sum, { adults, children_ages }) => sum + adults + children_ages.length, 0)
  if (registered <= booked || stateRules[state].hasArrived)
    return closeAlertsOfKind(db, reservation, 'register_exceeds', services)
  const reason = `V knihe hostí je viac osôb (${registered}) než v rezervácii (${booked}). Vymažte tých, ktorí neprídu.`
  const alert = { kind: 'register_exceeds', reason } as const
  if (asOwner) await noteAlert(db, reservation, alert, services)
  else await raiseAlert(db, reservation, alert, services)
}

/** Whether the units are other ones: the agreed security deposit stays where only days or guests change. */
function hasOtherUnits(before: readonly StayView[], stays: readonly StayRequest[]): boolean {
  const unitsBefore = new Set(before.map((stay) => stay.accommodation_unit.id))
  const unitsAfter = new Set(unitsOf(stays))
  return unitsBefore.size !== unitsAfter.size || [...unitsAfter].some((unit) => !unitsBefore.has(unit))
}

/** Fields of a stay in the history: enough to describe it later, even without the unit. */
export const inHistory = ({
  accommodation_unit: { id, title },
  arrival,
  departure,
  adults,
  children_ages,
}: StayView) => ({
  unit: title,
  accommodation_unit: id,
  arrival,
  departure,
  adults,
  children_ages,
})
