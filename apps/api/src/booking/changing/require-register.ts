import type { MissingGuests } from '@dvor/contract/reservations/admin-reservations.ts'
import { persons, verbForm } from '@dvor/format/plurals.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { noteAlert } from '../../reservations/alerts/raise-alert.ts'
import { listRegisteredNames } from '../../reservations/queries/registered-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/** Persons of the booking who are not in the guest register; a reservation without nights lacks nobody. */
async function missingGuestsOf(
  db: Db,
  { id, arrival, adults, children }: Reservation,
): Promise<MissingGuests> {
  const expected = arrival === null ? 0 : adults + children
  const filled = await listRegisteredNames(db, id)
  return { expected, missing: Math.max(0, expected - filled.length), filled }
}

/**
 * Checks the guest register of a stay before its check-in: refuses it with persons missing, or, when they are to be
 * filled in later, raises an alert about them that the filled sheet closes. @throws ApiError `register_incomplete` with
 * the missing persons
 */
export async function requireRegister(
  db: Db,
  reservation: Reservation,
  isLater: boolean,
  services: BookingServices,
): Promise<void> {
  const details = await missingGuestsOf(db, reservation)
  if (details.missing === 0) return
  if (!isLater) throw new ApiError('register_incomplete', 'Guests are missing in the register', { details })
  const verb = verbForm(details.missing, 'chýba', 'chýbajú')
  const reason = `V knihe hostí ${verb} ${persons(details.missing, 'sk')} z ${details.expected}.`
  await noteAlert(db, reservation.id, { kind: 'register_incomplete', reason }, services)
}
