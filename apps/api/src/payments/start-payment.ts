import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { effectiveState, isPayable } from '@dvor/booking/reservation/states.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { paymentWords } from '@dvor/texts/areas.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { listTransactions } from '../reservations/queries/ledger-queries.ts'
import {
  findReservation,
  lockReservation,
  type Reservation,
} from '../reservations/queries/reservation-queries.ts'
import { beginPayment, type AskedPayment } from './begin-payment.ts'
import type { PaymentServices } from './providers/services.ts'

/**
 * Begins (or continues) an online payment of the amount due next of a reservation (see `beginPayment`).
 * @returns the address where the guest pays @throws ApiError `payment_invalid` when nothing is due,
 * `payment_method_unavailable`, `unavailable`
 */
export async function startPayment(
  db: Db,
  actor: Actor,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<string> {
  const { id } = await findReservation(db, { token })
  const ask = async (tx: Db): Promise<AskedPayment> => {
    const reservation = await lockReservation(tx, { token })
    const amount = await amountDue(tx, reservation, services)
    const { number, language, guest_name, guest_email } = reservation
    return {
      amount,
      description: paymentWords[language].reservation(number ?? '').trim(),
      returnUrl: services.publicUrl + sitePath(`/potvrdenie_platby?r=${token}`, language),
      language,
      payer: { name: guest_name, email: guest_email },
    }
  }
  return beginPayment(db, actor, method, { reservation: id }, ask, services)
}

async function amountDue(db: Db, reservation: Reservation, { clock }: PaymentServices): Promise<number> {
  const entries = (await listTransactions(db, [reservation.id])).get(reservation.id) ?? []
  const account = accountOf(reservation, entries)
  if (isPayable(effectiveState(reservation, clock.now())) && account.due_now > 0) return account.due_now
  throw new ApiError('payment_invalid', 'Nothing is to be paid')
}
