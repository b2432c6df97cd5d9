import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { AllowanceInput } from '@dvor/contract/reservations/recreation-allowance.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { listLive } from '../../documents/document-queries.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import {
  lockReservation,
  updateReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Stores a guest's request for the documents of the recreation allowance, with the address on them; also after the stay.
 * @throws ApiError `not_found`, `transition_not_allowed` for a reservation that is cancelled or expired,
 * `document_exists` once the invoice is issued, `invalid` where a company is the customer
 */
export async function changeAllowance(
  db: Db,
  actor: Actor,
  token: string,
  { address, ...recreation_allowance }: AllowanceInput,
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    if (reservation.company) throw invalid([{ path: 'company', code: 'mismatch' }])
    await storeRequest(tx, actor, reservation, { recreation_allowance, guest_address: address }, services)
  })
}

/** Withdraws the request; the address stays. @throws ApiError as `changeAllowance` */
export async function withdrawAllowance(
  db: Db,
  actor: Actor,
  token: string,
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    await storeRequest(tx, actor, reservation, { recreation_allowance: null }, services)
  })
}

async function storeRequest(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  after: Partial<Pick<Reservation, 'recreation_allowance' | 'guest_address'>>,
  { clock }: BookingServices,
): Promise<void> {
  const { id, state, recreation_allowance, guest_address } = reservation
  if (!stateRules[state].isBooked)
    throw new ApiError('transition_not_allowed', 'The reservation has ended', { details: { state } })
  const [invoice] = await listLive(db, id, 'invoice')
  if (invoice)
    throw new ApiError('document_exists', 'The invoice is issued already', {
      details: { number: invoice.number },
    })
  await updateReservation(db, id, after, clock.now())
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: id,
    action: 'edit',
    before: { recreation_allowance, guest_address },
    after: { recreation_allowance, guest_address, ...after },
  })
}
