import { persons } from '@dvor/format/plurals.ts'
import type { Db } from '../../db/database.ts'
import { noteAlert } from '../../reservations/alerts/raise-alert.ts'
import { countRegistered } from '../../reservations/queries/registered-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/** Raises an alert about the persons of an arrived stay who are not in the guest register; the filled sheet closes it. */
export async function remindOfRegister(
  db: Db,
  { id, arrival, adults, children }: Reservation,
  services: BookingServices,
): Promise<void> {
  const expected = arrival === null ? 0 : adults + children
  const missing = expected - (await countRegistered(db, id))
  if (missing <= 0) return
  const reason = `V knihe hostí chýba ${persons(missing, 'sk')} z ${expected}.`
  await noteAlert(db, id, { kind: 'register_incomplete', reason }, services)
}
