import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { effectiveState, isPayable } from '@dvor/booking/reservation/states.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { addressOf, type Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { newToken } from '../db/ids.ts'
import { listTransactions } from '../reservations/queries/ledger-queries.ts'
import {
  findReservation,
  lockReservation,
  type Reservation,
} from '../reservations/queries/reservation-queries.ts'
import { readSettings } from '../property/settings.ts'
import { providerOf, providerServing } from './providers/providers.ts'
import { findOpenAttempt, insertAttempt, nameAttempt, type PaymentAttempt } from './payment-queries.ts'
import type { PaymentRequest } from './providers/provider.ts'
import type { PaymentServices } from './providers/services.ts'
import { nameOf, recheckOpenPayments } from './settle-payment.ts'

/**
 * Begins (or continues) an online payment of the amount due next. The attempt is stored before it is sent to the
 * gateway, so that no payment can arrive for an unknown attempt. Earlier attempts are checked first, so that a guest
 * neither pays twice nor reaches an expired page; an open page for another amount or at another gateway is closed.
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
  const name = providerServing(await readSettings(db), method, services)
  const { id } = await findReservation(db, { token })
  await recheckOpenPayments(db, services, { reservation: id })
  const { reservation, attempt } = await inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    const amount = await amountDue(tx, reservation, services)
    const open = await findOpenAttempt(tx, reservation.id, { provider: name, method, amount })
    const createdAt = services.clock.now().toISOString()
    const fresh = {
      reservation: reservation.id,
      provider: name,
      method,
      amount,
      reference: newToken(),
      createdAt,
    }
    return { reservation, attempt: open ?? (await insertAttempt(tx, fresh)) }
  })
  const url = attempt.pay_url ?? (await announce(db, actor, reservation, attempt, services))
  await recheckOpenPayments(db, services, { reservation: id, but: attempt.id })
  return url
}

async function announce(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  { id, provider, method, reference, amount, createdAt }: PaymentAttempt,
  services: PaymentServices,
): Promise<string> {
  const { number, token, language } = reservation
  try {
    const gateway = await providerOf(db, provider, services)
    const begun = await gateway.begin(db, {
      reference,
      method,
      amount,
      description: `${language === 'sk' ? 'Rezervácia' : 'Booking'} ${number ?? ''}`.trim(),
      returnUrl: services.publicUrl + sitePath(`/potvrdenie_platby?r=${token}`, language),
      language,
      payer: { ...(await payerOf(db, reservation)), address: addressOf(actor) },
      asked: new Date(createdAt),
    })
    return await nameAttempt(db, id, { provider_id: begun.providerId, pay_url: begun.url })
  } catch (error) {
    services.log.error({ attempt: id, reason: nameOf(error) }, 'the gateway did not take a payment')
    throw new ApiError('unavailable', 'The gateway does not answer', { retryAfterSeconds: 5 })
  }
}

/** The guest, or the property where the guest left no e-mail. */
async function payerOf(
  db: Db,
  { guest_name, guest_email }: Reservation,
): Promise<Omit<PaymentRequest['payer'], 'address'>> {
  const { email, business_name } = await readSettings(db)
  return { name: guest_name ?? business_name, email: guest_email ?? email }
}

async function amountDue(db: Db, reservation: Reservation, { clock }: PaymentServices): Promise<number> {
  const entries = (await listTransactions(db, [reservation.id])).get(reservation.id) ?? []
  const account = accountOf(reservation, entries)
  if (isPayable(effectiveState(reservation, clock.now())) && account.due_now > 0) return account.due_now
  throw new ApiError('payment_invalid', 'Nothing is to be paid')
}
