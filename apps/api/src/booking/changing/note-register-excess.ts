import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Db } from '../../db/database.ts'
import { noteAlert, raiseAlert } from '../../reservations/alerts/raise-alert.ts'
import { closeAlertsOfKind } from '../../reservations/alerts/settle-alerts.ts'
import { listRegisteredNames } from '../../reservations/queries/registered-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Raises an alert where the guest register has more persons than the new stays of a locked reservation: only who sleeps
 * here may stay in the register. Stays for all of them close it. Persons of guests who are here have slept here, also
 * those who leave before the others, so none of them is to be deleted. @param asOwner the owner made the change and needs no
 * e-mail about it
 */
export async function noteRegisterExcess(
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
