import type { GatewayCheck } from '@dvor/contract/installation/gateway-keys.ts'
import type { Stripe } from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import { ApiError } from '../../platform/errors.ts'
import type {
  BookedPayment,
  PaymentNotification,
  NotificationSubject,
  PaymentProvider,
  PaymentRequest,
  RefundRequest,
  RefundStatus,
} from './provider.ts'
import type { GatewayAccess } from './stored-keys.ts'
import { listDisputes, readDispute } from './stripe-disputes.ts'
import { readSession, refundStatusOf, statusOf, whole, type Connection } from './stripe-status.ts'
import { leftTrial } from './trial-ids.ts'

type StripeAccess = GatewayAccess<'stripe'>

/** Timeout (ms) of a request; the caller repeats it. */
const timeout = 10_000

/** Sessions expire a little after the deadline of a card payment; the gateway requires at least 30 minutes. */
const sessionMinutes = 35

/** Created on first use, so that a property without card payments does not load the library. */
const connections = new WeakMap<StripeAccess, Promise<Connection>>()

function connect(access: StripeAccess): Promise<Connection> {
  const cachedConnection = connections.get(access)
  if (cachedConnection) return cachedConnection
  const connection = import('stripe').then(({ default: library }) => {
    const stripe = new library(access.keys.secret_key, {
      ...(access.api !== null && serverOf(access.api)),
      timeout,
      maxNetworkRetries: 2,
      telemetry: false,
    })
    return { stripe, library }
  })
  connections.set(access, connection)
  return connection
}

function serverOf(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(origin)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** Cards through Stripe's hosted page (Checkout); docs.stripe.com/api, version of the library. */
export function stripeProvider(access: StripeAccess, clock: Clock): PaymentProvider {
  return {
    async begin(_db, request) {
      const { stripe } = await connect(access)
      const session = await stripe.checkout.sessions.create(sessionOf(request), {
        idempotencyKey: `payment-${request.reference}`,
      })
      if (!session.url) throw new Error('the gateway gave no page to pay on')
      return { url: session.url, providerId: whole(session).id }
    },
    async status(_db, { provider_id }) {
      if (isTrialSession(provider_id) && !takesTrials(access.keys.secret_key)) return leftTrial
      return readSession(await connect(access), provider_id ?? '')
    },
    async close(_db, { provider_id }) {
      await expireAt(await connect(access), provider_id ?? '')
    },
    async readNotification(notification) {
      const { stripe } = await connect(access)
      return subjectOf(verified(stripe, notification, access.keys.webhook_secret, clock))
    },
    async refund(_db, request) {
      return refundAt(await connect(access), request)
    },
    async refundStatus(_db, providerId) {
      const { stripe } = await connect(access)
      return refundStatusOf(whole(await stripe.refunds.retrieve(providerId)))
    },
    async readDispute(id) {
      return readDispute(await connect(access), id)
    },
    async listDisputes(since) {
      return listDisputes(await connect(access), since)
    },
    canRead: ({ provider_id }) => isTrialSession(provider_id) === takesTrials(access.keys.secret_key),
    async checkKeys() {
      return checkedAt(await connect(access), access.keys.secret_key)
    },
    async listBooked(_db, since) {
      const { stripe } = await connect(access)
      return listPaid(stripe, since)
    },
  }
}

const isTrialSession = (id: string | null) => id?.startsWith('cs_test_') ?? false
const takesTrials = (secretKey: string) => /^(sk|rk)_test_/.test(secretKey)

/** Reads the balance, which every secret key may; a restricted key may lack that right and is accepted all the same. */
async function checkedAt({ stripe, library }: Connection, secretKey: string): Promise<GatewayCheck> {
  const trial = takesTrials(secretKey)
  try {
    await stripe.balance.retrieve()
    return { accepted: true, trial, methods: null, reason: null }
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError } = library.errors
    if (error instanceof StripePermissionError) return { accepted: true, trial, methods: null, reason: null }
    const refused = error instanceof StripeAuthenticationError
    return { accepted: false, trial, methods: null, reason: refused ? 'refused' : 'unreachable' }
  }
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, description, returnUrl, language, asked } = request
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata: { reference },
    locale: language,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: amount, product_data: { name: description } },
      },
    ],
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(asked.getTime() / 1000) + sessionMinutes * 60,
  }
}

/** A session that was paid or has ended cannot be expired; that is no error here. */
async function expireAt({ stripe, library }: Connection, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (!(error instanceof library.errors.StripeInvalidRequestError)) throw error
  }
}

function verified(
  stripe: Stripe,
  { body, headers }: PaymentNotification,
  secret: string,
  clock: Clock,
): Stripe.Event {
  const signature = headers['stripe-signature']
  try {
    const { webhooks } = stripe
    const tolerance = webhooks.DEFAULT_TOLERANCE
    return webhooks.constructEvent(body, signature ?? '', secret, tolerance, undefined, clock.now().getTime())
  } catch {
    throw new ApiError('payment_invalid', 'This notification is not from the gateway')
  }
}

/** Only ids are taken from a notification; the objects are read back from the gateway. */
function subjectOf(event: Stripe.Event): NotificationSubject | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const reference = event.data.object.client_reference_id
      return reference ? { payment: reference } : null
    }
    case 'refund.updated':
    case 'refund.failed': {
      const reference = event.data.object.metadata?.['reference']
      return reference ? { refund: reference } : null
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return { dispute: event.data.object.id }
    default:
      return null
  }
}

async function refundAt({ stripe, library }: Connection, request: RefundRequest): Promise<RefundStatus> {
  const { reference, payment, amount } = request
  try {
    const session = whole(await stripe.checkout.sessions.retrieve(payment.provider_id ?? ''))
    const intent = session.payment_intent
    const refund = await stripe.refunds.create(
      {
        payment_intent: typeof intent === 'string' ? intent : (intent?.id ?? ''),
        amount,
        metadata: { reference },
      },
      { idempotencyKey: `refund-${reference}` },
    )
    return refundStatusOf(whole(refund))
  } catch (error) {
    // These errors are final; others (no answer, a limit, a wrong key) may be gone the next time.
    const { StripeInvalidRequestError, StripeCardError } = library.errors
    if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError)
      return { state: 'failed', providerId: null, failure: error.message }
    throw error
  }
}

async function listPaid(stripe: Stripe, since: Date): Promise<BookedPayment[]> {
  const booked: BookedPayment[] = []
  const sessions = stripe.checkout.sessions.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    status: 'complete',
    limit: 100,
    expand: ['data.payment_intent.latest_charge'],
  })
  for await (const session of sessions) {
    const reference = session.client_reference_id
    const { state, amount, currency } = statusOf(session)
    if (reference && state === 'paid')
      booked.push({ reference, amount, currency, refunded: refundedOf(session) })
  }
  return booked
}

function refundedOf({ payment_intent: intent }: Stripe.Checkout.Session): number {
  const charge = intent && typeof intent === 'object' ? intent.latest_charge : null
  return charge && typeof charge === 'object' ? charge.amount_refunded : 0
}
