import type { Stripe } from 'stripe'
import { GatewayRefusal, type ProviderStatus, type RefundStatus } from './provider.ts'

/** The library with a client for one pair of keys. */
export interface Connection {
  stripe: Stripe
  library: typeof Stripe
}

/**
 * The library accepts any JSON without an `error` as an answer, whatever its status, for example a proxy's. @throws
 * for an answer that is not the gateway's
 */
export function whole<T extends { id: string }>(answer: T): T {
  if (typeof answer.id !== 'string') throw new TypeError('this is no answer of the gateway')
  return answer
}

/** State of the payment of a session. A refused card leaves the session open, because the guest can try another. */
export function statusOf(session: Stripe.Checkout.Session): ProviderStatus {
  const { payment_status, status, amount_total, currency } = session
  const money = { amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase() }
  if (payment_status === 'paid') return { state: 'paid', ...money }
  return { state: status === 'expired' ? 'failed' : 'open', ...money }
}

/** States of a payment that was refused after the guest had completed the page. */
const refused: readonly Stripe.PaymentIntent.Status[] = ['requires_payment_method', 'canceled']

/**
 * State of the payment of a session at the gateway. Where the bank decides after the page was completed, only the
 * payment itself tells that it was refused: the session stays complete and unpaid. @throws GatewayRefusal for a session
 * of another account
 */
export async function readSession({ stripe, library }: Connection, id: string): Promise<ProviderStatus> {
  const session = await stripe.checkout.sessions.retrieve(id).then(whole, (error: unknown) => {
    const isFinal = error instanceof library.errors.StripeInvalidRequestError
    throw isFinal ? new GatewayRefusal(error.message) : error
  })
  const status = statusOf(session)
  if (status.state !== 'open' || session.status !== 'complete') return status
  const { payment_intent: intent } = whole(
    await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
  )
  const isRefused = typeof intent === 'object' && intent !== null && refused.includes(intent.status)
  return isRefused ? { ...status, state: 'failed' } : status
}

/** State of a refund in the gateway's answer. */
export function refundStatusOf({ id, status, failure_reason }: Stripe.Refund): RefundStatus {
  if (status === 'succeeded') return { state: 'done', providerId: id, failure: null }
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', providerId: id, failure: failure_reason ?? status }
  return { state: 'pending', providerId: id, failure: null }
}
