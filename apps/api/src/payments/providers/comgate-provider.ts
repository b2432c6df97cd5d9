import type { GatewayCheck } from '@dvor/contract/installation/gateway-keys.ts'
import { z } from 'zod'
import { ApiError } from '../../platform/errors.ts'
import { callComgate, ComgateRefusal, postToComgate, type ComgateAccess } from './comgate-calls.ts'
import { parsedJson, isSameText } from './parse-notification.ts'
import { readEach } from './read-each.ts'
import type {
  BegunPayment,
  BookedPayment,
  NamedPayment,
  PaymentNotification,
  NotificationSubject,
  PaymentProvider,
  PaymentRequest,
  ProviderStatus,
  RefundRequest,
  RefundStatus,
} from './provider.ts'
import { isLeftTrial, isTrial, leftTrial, ownId, storedId } from './trial-ids.ts'

/** Payments expire a little after the deadline of a card payment; the gateway allows 30 minutes to 7 days. */
const expiration = '35m'

/** Longest label of a payment at the gateway. */
const labelLength = 16

const states = { PAID: 'paid', CANCELLED: 'failed', PENDING: 'open', AUTHORIZED: 'open' } as const
/**
 * Cents of the gateway's fee: written as an amount of the protocol, in cents, or with decimals; undefined for `unknown`,
 * which stands until the payment is settled.
 */
function feeOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,7}(?:[.,]\d{1,2})?$/.test(text)) return undefined
  return /[.,]/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : Number(text)
}

const statusAnswer = z.object({
  merchant: z.string(),
  test: z.enum(['true', 'false']),
  price: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  curr: z.string().regex(/^[A-Z]{3}$/),
  refId: z.string(),
  transId: z.string(),
  status: z.enum(['PAID', 'CANCELLED', 'PENDING', 'AUTHORIZED']),
  fee: z.string().optional().transform(feeOf),
})

/** Cards through Comgate's hosted page; protocol 1.0 by form posts, read on 22 November 2026 (docs/law.md). */
export function comgateProvider(access: ComgateAccess): PaymentProvider {
  const read = (payment: NamedPayment) => statusAt(access, payment)
  return {
    begin: (_db, request) => createAt(access, request),
    // The gateway could still read such a payment, but it moves no money.
    status: async (_db, payment) =>
      isLeftTrial(payment, access.keys.mode === 'test') ? leftTrial : read(payment),
    close: (_db, payment) => cancelAt(access, payment),
    readNotification: async (notification) => subjectOf(access, notification),
    refund: (_db, request) => refundAt(access, request),
    // A refund is decided by the answer to its request; the gateway has no call for its state.
    refundStatus: async (_db, providerId) => ({ state: 'done', providerId, failure: null }),
    canRead: () => true,
    checkKeys: () => checkedAt(access),
    listBooked: (_db, _since, ours) => listPaid(access, ours),
  }
}

async function createAt(access: ComgateAccess, request: PaymentRequest): Promise<BegunPayment> {
  const { reference, amount, description, returnUrl, language, payer } = request
  const test = access.keys.mode === 'test'
  const answer = await callComgate(access, 'create', {
    test: String(test),
    country: 'SK',
    price: String(amount),
    curr: 'EUR',
    label: labelOf(description),
    refId: reference,
    method: 'CARD_ALL',
    email: payer.email,
    fullName: payer.name,
    lang: language,
    prepareOnly: 'true',
    expirationTime: expiration,
    url_paid: returnUrl,
    url_cancelled: returnUrl,
    url_pending: returnUrl,
  })
  const [id, url] = [answer.get('transId'), answer.get('redirect')]
  if (!id || !url || !URL.canParse(url)) throw new Error('the gateway gave no page to pay on')
  return { url, providerId: storedId(id, test) }
}

/** The description where it fits, else its last word: the number of what is paid. */
const labelOf = (description: string) =>
  (description.length <= labelLength ? description : (description.split(' ').at(-1) ?? '')).slice(
    0,
    labelLength,
  )

/** A pre-authorisation, which is never asked for, is no payment yet. @throws where the answer is about another payment */
async function statusAt(access: ComgateAccess, payment: NamedPayment): Promise<ProviderStatus> {
  const transId = ownId(payment)
  const answer = await callComgate(access, 'status', { transId })
  const { merchant, test, price, curr, refId, status, fee, ...read } = statusAnswer.parse(
    Object.fromEntries(answer),
  )
  const isAsked =
    refId === payment.reference && read.transId === transId && (test === 'true') === isTrial(payment)
  if (!isAsked || merchant !== access.keys.merchant)
    throw new Error('the gateway answered about another payment')
  return { state: states[status], amount: price, currency: curr, ...(fee !== undefined && { fee }) }
}

/** A payment that is not pending any more cannot be cancelled; that is no error here. */
async function cancelAt(access: ComgateAccess, payment: NamedPayment): Promise<void> {
  try {
    await callComgate(access, 'cancel', { transId: ownId(payment) })
  } catch (error) {
    if (!(error instanceof ComgateRefusal)) throw error
  }
}

/** Only the reference is taken from a notification; it proves its origin by the shop's password. */
function subjectOf({ keys }: ComgateAccess, { body }: PaymentNotification): NotificationSubject | null {
  const form = new URLSearchParams(body.toString('utf8'))
  const isOurs =
    isSameText(form.get('merchant') ?? '', keys.merchant) && isSameText(form.get('secret') ?? '', keys.secret)
  if (!isOurs) throw new ApiError('payment_invalid', 'This notification is not from the gateway')
  const reference = form.get('refId')
  return reference ? { payment: reference } : null
}

async function refundAt(access: ComgateAccess, request: RefundRequest): Promise<RefundStatus> {
  const { reference, payment, amount } = request
  const test = String(isTrial(payment))
  const fields = { transId: ownId(payment), amount: String(amount), curr: 'EUR', refId: reference, test }
  try {
    await callComgate(access, 'refund', fields)
    return { state: 'done', providerId: reference, failure: null }
  } catch (error) {
    if (error instanceof ComgateRefusal) return { state: 'failed', providerId: null, failure: error.message }
    throw error
  }
}

const methods = z.object({ methods: z.array(z.unknown()) })
const refusal = z.object({ error: z.object({ code: z.union([z.string(), z.number()]) }) })

/** Lists the payment methods of the shop, which needs both keys and moves nothing. */
async function checkedAt(access: ComgateAccess): Promise<GatewayCheck> {
  const trial = access.keys.mode === 'test'
  const answer = await postToComgate(access, 'methods', { type: 'json', curr: 'EUR', country: 'SK' }).catch(
    () => '',
  )
  const read = parsedJson(answer)
  if (methods.safeParse(read).success) return { accepted: true, trial, methods: ['card'], reason: null }
  const refused = refusal.safeParse(read).success || new URLSearchParams(answer).has('code')
  return { accepted: false, trial, methods: null, reason: refused ? 'refused' : 'unreachable' }
}

/**
 * Paid payments of the property. The gateway does not tell what was refunded, and refuses keys as it refuses an unknown
 * payment. @throws where the keys are not accepted
 */
async function listPaid(access: ComgateAccess, ours: readonly NamedPayment[]): Promise<BookedPayment[]> {
  const { accepted } = await checkedAt(access)
  if (!accepted) throw new Error('the gateway does not accept the keys')
  return readEach(ours, (payment) => moneyOf(access, payment), ComgateRefusal)
}

/** The money of a payment; null where it is not paid. */
async function moneyOf(access: ComgateAccess, payment: NamedPayment) {
  const status = await statusAt(access, payment)
  if (status.state !== 'paid') return null
  const { state: _, ...paid } = status
  return { ...paid, refunded: null }
}
