import type { GatewayCheck } from '@dvor/contract/installation/gateway-keys.ts'
import { z } from 'zod'
import { ApiError } from '../../platform/errors.ts'
import { KeysRefused } from './access-token.ts'
import { callGopay, GopayRefusal, type GopayAccess } from './gopay-calls.ts'
import { namesOf, plainReference } from './plain-names.ts'
import { readEach } from './read-each.ts'
import type {
  BegunPayment,
  NamedPayment,
  NotificationSubject,
  PaymentNotification,
  PaymentProvider,
  PaymentRequest,
  ProviderStatus,
  RefundRequest,
  RefundStatus,
} from './provider.ts'
import { noticeUrl, type PaymentServices } from './services.ts'
import { isLeftTrial, isTrial, leftTrial, ownId, refuseOtherMode, storedId } from './trial-ids.ts'

type Needs = Pick<PaymentServices, 'clock' | 'publicUrl'>

/** Longest description of a payment at the gateway. */
const descriptionLength = 256

const states = {
  CREATED: 'open',
  PAYMENT_METHOD_CHOSEN: 'open',
  AUTHORIZED: 'open',
  PAID: 'paid',
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  CANCELED: 'failed',
  TIMEOUTED: 'failed',
} as const

const gatewayId = z.union([z.int(), z.string().regex(/^\d+$/)]).transform(String)
const paymentAnswer = z.object({
  id: gatewayId,
  order_number: z.string(),
  state: z.enum(Object.keys(states) as (keyof typeof states)[]),
  amount: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  target: z.object({ goid: gatewayId }),
})
type PaymentAnswer = z.infer<typeof paymentAnswer>

/** Cards through GoPay's hosted page; REST API with OAuth 2.0, read on 23 November 2026 (docs/law.md). */
export function gopayProvider(access: GopayAccess, services: Needs): PaymentProvider {
  const read = (payment: NamedPayment) => readAt(access, services, payment)
  return {
    begin: (_db, request) => createAt(access, services, request),
    status: async (_db, payment) =>
      isLeftTrial(payment, access.keys.mode === 'test') ? leftTrial : statusOf(await read(payment)),
    // The gateway has no call that ends a payment; it ends by itself, and money that still comes is booked.
    close: async () => undefined,
    readNotification: async (notification) => subjectOf(access, notification),
    refund: (_db, request) => refundAt(access, services, request),
    refundStatus: (_db, providerId) => refundStatusAt(access, services, providerId),
    canRead: (payment) => isTrial(payment) === (access.keys.mode === 'test'),
    checkKeys: () => checkedAt(access, services),
    listBooked: (_db, _since, ours) =>
      readEach(ours, async (payment) => moneyOf(await read(payment)), GopayRefusal),
  }
}

/** The gateway's names of the methods that it serves. */
const instruments = { card: 'PAYMENT_CARD', bank: 'BANK_ACCOUNT' } as const
const instrumentOf = ({ method }: PaymentRequest) => instruments[method === 'bank' ? method : 'card']

async function createAt(
  access: GopayAccess,
  services: Needs,
  request: PaymentRequest,
): Promise<BegunPayment> {
  const { reference, amount, returnUrl, language, payer } = request
  const instrument = instrumentOf(request)
  const description = request.description.slice(0, descriptionLength)
  const { first, last } = namesOf(payer.name)
  const created = z.object({ id: gatewayId, gw_url: z.url() })
  const { id, gw_url } = created.parse(
    await callGopay(access, services.clock, 'payments/payment', {
      json: {
        payer: {
          default_payment_instrument: instrument,
          allowed_payment_instruments: [instrument],
          contact: { first_name: first, last_name: last, email: payer.email },
        },
        target: { type: 'ACCOUNT', goid: access.keys.go_id },
        amount,
        currency: 'EUR',
        order_number: plainReference(reference),
        order_description: description,
        items: [{ name: description, amount, count: 1 }],
        callback: { return_url: returnUrl, notification_url: noticeUrl(services, 'gopay') },
        lang: language.toUpperCase(),
      },
    }),
  )
  return { url: gw_url, providerId: storedId(id, access.keys.mode === 'test') }
}

/** @throws where the payment belongs to the other mode, or the answer is about another payment */
async function readAt(access: GopayAccess, { clock }: Needs, payment: NamedPayment): Promise<PaymentAnswer> {
  const answer = await readById(access, clock, payment)
  if (answer.order_number !== plainReference(payment.reference)) throw new Error(anotherPayment)
  return answer
}

const anotherPayment = 'the gateway answered about another payment'

async function readById(
  access: GopayAccess,
  clock: Needs['clock'],
  payment: Pick<NamedPayment, 'provider_id'>,
): Promise<PaymentAnswer> {
  refuseOtherMode(payment, access.keys.mode === 'test')
  const id = ownId(payment)
  const answer = paymentAnswer.parse(await callGopay(access, clock, `payments/payment/${id}`))
  if (answer.id !== id || answer.target.goid !== access.keys.go_id) throw new Error(anotherPayment)
  return answer
}

const statusOf = (answer: PaymentAnswer): ProviderStatus => {
  const { state, amount, currency } = answer
  return { state: states[state], amount, currency, returned: refundedOf(answer) ?? 'part' }
}

/**
 * A notification is a GET request that names the payment and proves nothing. It only causes the payment to be read.
 * @throws ApiError `payment_invalid` for one without an id of the gateway's form
 */
function subjectOf({ keys }: GopayAccess, { query }: PaymentNotification): NotificationSubject {
  const { success, data } = z
    .string()
    .regex(/^\d{1,20}$/)
    .safeParse(query['id'])
  if (!success) throw new ApiError('payment_invalid', 'This notification names no payment')
  return { providerId: storedId(data, keys.mode === 'test') }
}

const refundAnswer = z.object({ id: gatewayId, result: z.enum(['ACCEPTED', 'FINISHED', 'FAILED']) })

async function refundAt(
  access: GopayAccess,
  { clock }: Needs,
  { payment, amount }: RefundRequest,
): Promise<RefundStatus> {
  const id = ownId(payment)
  try {
    const sent = { form: { amount: String(amount) } }
    const answer = refundAnswer.parse(await callGopay(access, clock, `payments/payment/${id}/refund`, sent))
    if (answer.id !== id) throw new Error(anotherPayment)
    const providerId = payment.provider_id
    if (answer.result === 'FAILED') return { state: 'failed', providerId, failure: answer.result }
    return { state: answer.result === 'FINISHED' ? 'done' : 'pending', providerId, failure: null }
  } catch (error) {
    if (error instanceof GopayRefusal) return { state: 'failed', providerId: null, failure: error.message }
    throw error
  }
}

/** A refund that was only accepted is done when the state of the payment shows it; the gateway has no id of a refund. */
async function refundStatusAt(
  access: GopayAccess,
  { clock }: Needs,
  providerId: string,
): Promise<RefundStatus> {
  const { state } = await readById(access, clock, { provider_id: providerId })
  return { state: state === 'PAID' ? 'pending' : 'done', providerId, failure: null }
}

/** Lists the payment methods of the shop, which needs all keys and moves nothing. */
async function checkedAt(access: GopayAccess, { clock }: Needs): Promise<GatewayCheck> {
  const trial = access.keys.mode === 'test'
  try {
    const path = `eshops/eshop/${access.keys.go_id}/payment-instruments/EUR`
    return { accepted: true, trial, methods: methodsIn(await callGopay(access, clock, path)), reason: null }
  } catch (error) {
    const refused = error instanceof KeysRefused || error instanceof GopayRefusal
    return { accepted: false, trial, methods: null, reason: refused ? 'refused' : 'unreachable' }
  }
}

/** Instruments as a list, or by their names as in older answers. */
const enabled = z.object({
  enabledPaymentInstruments: z.union([
    z
      .array(z.object({ paymentInstrument: z.string() }))
      .transform((list) => list.map(({ paymentInstrument }) => paymentInstrument)),
    z.record(z.string(), z.unknown()).transform((byName) => Object.keys(byName)),
  ]),
})

function methodsIn(answer: unknown): GatewayCheck['methods'] {
  const { success, data } = enabled.safeParse(answer)
  if (!success) return null
  return (['card', 'bank'] as const).filter((method) =>
    data.enabledPaymentInstruments.includes(instruments[method]),
  )
}

/** The money of a payment; null where it is not paid. */
function moneyOf(answer: PaymentAnswer) {
  const { state, amount, currency } = answer
  return states[state] === 'paid' ? { amount, currency, refunded: refundedOf(answer) } : null
}

/** Refunded cents; null after a refund in part, because the gateway does not tell its amount. */
function refundedOf({ state, amount }: PaymentAnswer): number | null {
  if (state === 'PARTIALLY_REFUNDED') return null
  return state === 'REFUNDED' ? amount : 0
}
