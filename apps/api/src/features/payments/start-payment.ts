import { accountOf } from '@dvor/booking/payment-status.ts'
import { effectiveState } from '@dvor/booking/states.ts'
import type { PaymentMethod } from '@dvor/contract/reservation-states.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { newToken } from '../../platform/ids.ts'
import { listTransactions } from '../reservations/ledger-queries.ts'
import { lockReservation, type Reservation } from '../reservations/queries.ts'
import { providerNameOf, providerOf } from './providers.ts'
import { findOpenAttempt, insertAttempt } from './queries.ts'
import type { PaymentServices } from './services.ts'

const payable = new Set(['awaiting_payment', 'confirmed', 'checked_in', 'completed'])

/**
 * Begins (or goes on with) an online payment of what is due next. The attempt is stored before the gateway hears of
 * it, so that money can never come for something that we do not know.
 * @returns where the guest pays
 * @throws ApiError `payment_invalid` when nothing is due, `payment_method_unavailable`
 */
export async function startPayment(
  db: Db,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<string> {
  const name = providerNameOf(method)
  const { reservation, attempt } = await inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    const amount = await amountDue(tx, reservation, services)
    const open = await findOpenAttempt(tx, reservation.id, name, amount)
    const fresh = { reservation: reservation.id, provider: name, amount, reference: newToken() }
    return { reservation, attempt: open ?? (await insertAttempt(tx, fresh)) }
  })
  return providerOf(name, services).begin(db, {
    reference: attempt.reference,
    amount: attempt.amount,
    description: `Rezervácia ${reservation.number ?? ''}`.trim(),
    returnUrl: `${services.publicUrl}/potvrdenie_platby?r=${reservation.token}`,
  })
}

async function amountDue(db: Db, reservation: Reservation, { clock }: PaymentServices): Promise<number> {
  const entries = (await listTransactions(db, [reservation.id])).get(reservation.id) ?? []
  const account = accountOf(reservation, entries)
  if (payable.has(effectiveState(reservation, clock.now())) && account.due_now > 0) return account.due_now
  throw new ApiError('payment_invalid', 'Nothing is to be paid')
}
