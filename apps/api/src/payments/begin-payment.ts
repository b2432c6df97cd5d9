import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ipOf, type Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { newToken } from '../db/ids.ts'
import { readSettings } from '../property/settings.ts'
import { providerOf, providerServing } from './providers/providers.ts'
import {
  insertAttempt,
  listOpenAttempts,
  nameAttempt,
  type PaidFor,
  type PaymentAttempt,
} from './payment-queries.ts'
import type { PaymentRequest } from './providers/provider.ts'
import type { PaymentServices } from './providers/services.ts'
import { nameOf, recheckOpenPayments } from './settle-payment.ts'

/** The texts that the payer sees at the gateway, and the amount in cents. */
export interface AskedPayment extends Pick<
  PaymentRequest,
  'amount' | 'description' | 'returnUrl' | 'language'
> {
  /** Name and e-mail; the property's where the payer left none. */
  payer: { name: string | null; email: string | null }
}

/**
 * Begins (or continues) an online payment. The attempt is stored before it is sent to the gateway, so that no payment
 * can arrive for an unknown attempt. Earlier attempts are checked first, so that the payer neither pays twice nor
 * reaches an expired page or that of an account which is no longer used; an open page for another amount or at another
 * gateway is closed. `ask` locks what is paid
 * and tells what is due. @returns the address where the payer pays @throws ApiError `payment_method_unavailable`,
 * `unavailable`, and the errors of `ask`
 */
export async function beginPayment(
  db: Db,
  actor: Actor,
  method: PaymentMethod,
  paidFor: PaidFor,
  ask: (tx: Db) => Promise<AskedPayment>,
  services: PaymentServices,
): Promise<string> {
  const name = providerServing(await readSettings(db), method, services)
  const refused = await recheckOpenPayments(db, services, { of: paidFor })
  const { asked, attempt } = await inTransaction(db, async (tx) => {
    const payment = await ask(tx)
    const { amount } = payment
    const attempts = await listOpenAttempts(tx, paidFor)
    const isSame = (one: PaymentAttempt) =>
      one.provider === name && one.method === method && one.amount === amount && !refused.has(one.id)
    const open = attempts.find(isSame)
    const createdAt = services.clock.now().toISOString()
    const fresh = { ...paidFor, provider: name, method, amount, reference: newToken(), createdAt }
    return { asked: payment, attempt: open ?? (await insertAttempt(tx, fresh)) }
  })
  const url = attempt.pay_url ?? (await announce(db, actor, asked, attempt, services))
  await recheckOpenPayments(db, services, { of: paidFor, but: attempt.id })
  return url
}

async function announce(
  db: Db,
  actor: Actor,
  { payer, ...asked }: AskedPayment,
  { id, provider, method, reference, createdAt }: PaymentAttempt,
  services: PaymentServices,
): Promise<string> {
  try {
    const { email, business_name } = await readSettings(db)
    const gateway = await providerOf(db, provider, services)
    const begun = await gateway.begin(db, {
      ...asked,
      reference,
      method,
      payer: {
        name: payer.name ?? business_name,
        email: payer.email ?? email,
        address: ipOf(actor),
      },
      asked: new Date(createdAt),
    })
    return await nameAttempt(db, id, { provider_id: begun.providerId, pay_url: begun.url })
  } catch (error) {
    services.log.error({ attempt: id, reason: nameOf(error) }, 'the gateway did not take a payment')
    throw new ApiError('unavailable', 'The gateway does not answer', { retryAfterSeconds: 5 })
  }
}
