import { languages } from '@dvor/format/languages.ts'
import type { GatewayCheck } from '@dvor/contract/installation/gateway-keys.ts'
import { gatewayMethods } from '@dvor/contract/values/reservation-states.ts'
import { z } from 'zod'
import { ApiError } from '../../platform/errors.ts'
import { KeysRefused } from './access-token.ts'
import { endToEndId } from './plain-names.ts'
import { readEach } from './read-each.ts'
import type {
  BegunPayment,
  NamedPayment,
  NotificationSubject,
  PaymentNotification,
  PaymentProvider,
  PaymentRequest,
  RefundRequest,
  RefundStatus,
} from './provider.ts'
import type { PaymentServices } from './services.ts'
import { callTatra, TatraRefusal, type TatraAccess } from './tatrapayplus-calls.ts'
import { holderOf, networkAddressOf, userOf } from './tatrapayplus-payer.ts'
import { refundedOf, stateOf, statusAnswer, type StatusAnswer } from './tatrapayplus-status.ts'
import { isLeftTrial, isTrial, leftTrial, ownId, refuseOtherMode, storedId } from './trial-ids.ts'

type Clock = PaymentServices['clock']

/** Payments through Tatra banka's TatraPay+, REST API 1.5, read on 23 November 2026 (docs/law.md). */
export function tatrapayplusProvider(
  access: TatraAccess,
  { clock }: Pick<PaymentServices, 'clock'>,
): PaymentProvider {
  const read = (payment: NamedPayment) => readAt(access, clock, payment)
  const trial = access.keys.mode === 'test'
  return {
    begin: (_db, request) => createAt(access, clock, request),
    status: async (_db, payment) =>
      isLeftTrial(payment, trial) ? leftTrial : stateOf(await read(payment), payment.amount),
    close: (_db, payment) => cancelAt(access, clock, payment),
    readNotification: async (notification) => subjectOf(trial, notification),
    refund: (_db, request) => refundAt(access, clock, request),
    // A refund is decided by the answer to its request.
    refundStatus: async (_db, providerId) => ({ state: 'done', providerId, failure: null }),
    canRead: (payment) => isTrial(payment) === trial,
    checkKeys: () => checkedAt(access, clock),
    listBooked: (_db, _since, ours) =>
      readEach(ours, async (payment) => moneyOf(await read(payment), payment), TatraRefusal),
  }
}

async function createAt(access: TatraAccess, clock: Clock, request: PaymentRequest): Promise<BegunPayment> {
  const { reference, amount, returnUrl, language, payer } = request
  const created = z.object({ paymentId: z.uuid(), tatraPayPlusUrl: z.url() })
  const method = methodOf(request)
  const answer = await callTatra(access, clock, {
    method: 'POST',
    path: 'payments',
    headers: {
      'redirect-uri': returnUrl,
      'ip-address': networkAddressOf(payer),
      'preferred-method': preferred[method],
      // Its page speaks Slovak and English.
      'accept-language': languages[language].office,
    },
    json: {
      basePayment: {
        instructedAmount: { amountValue: eurosOf(amount), currency: 'EUR' },
        endToEnd: endToEndId(reference),
      },
      ...detailsOf[method](request),
    },
  })
  const { paymentId, tatraPayPlusUrl } = created.parse(answer)
  return { url: tatraPayPlusUrl, providerId: storedId(paymentId, access.keys.mode === 'test') }
}

const methodOf = ({ method }: PaymentRequest) => (method === 'bank' || method === 'later' ? method : 'card')

/** The gateway's name of a method, which it shows first. */
const preferred = { card: 'CARD_PAY', bank: 'BANK_TRANSFER', later: 'PAY_LATER' } as const

/**
 * Details that a method needs; the gateway offers the guest those methods whose details it has, with `bank` also QR
 * codes.
 */
const detailsOf = {
  card: ({ payer }: PaymentRequest) => ({
    ...withUser(payer),
    cardDetail: { cardHolder: holderOf(payer) },
  }),
  bank: () => ({ bankTransfer: {} }),
  later: ({ reference, amount, description, payer }: PaymentRequest) => ({
    ...withUser(payer),
    payLater: {
      order: {
        orderNo: endToEndId(reference),
        orderItems: [
          {
            quantity: 1,
            totalItemPrice: eurosOf(amount),
            itemDetail: { itemDetailSK: { itemName: withoutMarks(description) } },
          },
        ],
      },
    },
  }),
}

function withUser(payer: PaymentRequest['payer']) {
  const userData = userOf(payer)
  return userData && { userData }
}

const eurosOf = (cents: number) => Number((cents / 100).toFixed(2))

/** Characters that the gateway refuses in texts. */
const withoutMarks = (text: string) => text.replaceAll(/[<>|`\\]/g, ' ').trim()

async function readAt(access: TatraAccess, clock: Clock, payment: NamedPayment): Promise<StatusAnswer> {
  refuseOtherMode(payment, access.keys.mode === 'test')
  const path = `payments/${ownId(payment)}/status`
  return statusAnswer.parse(await callTatra(access, clock, { method: 'GET', path }))
}

/** A payment whose method was chosen already cannot be cancelled; that is no error here. */
async function cancelAt(access: TatraAccess, clock: Clock, payment: NamedPayment): Promise<void> {
  try {
    await callTatra(access, clock, { method: 'DELETE', path: `payments/${ownId(payment)}` })
  } catch (error) {
    if (!(error instanceof TatraRefusal)) throw error
  }
}

/**
 * The gateway documents no notification beside the guest's return with `paymentId`. A request with it only causes the
 * payment to be read. @throws ApiError `payment_invalid` for one without an id of the gateway's form
 */
function subjectOf(trial: boolean, { query }: PaymentNotification): NotificationSubject {
  const { success, data } = z.uuid().safeParse(query['paymentId'])
  if (!success) throw new ApiError('payment_invalid', 'This notification names no payment')
  return { providerId: storedId(data, trial) }
}

/** Only card payments can be returned. A repeated request has the same key, by which the gateway recognizes it. */
async function refundAt(access: TatraAccess, clock: Clock, request: RefundRequest): Promise<RefundStatus> {
  const { reference, payment, amount } = request
  const done: RefundStatus = { state: 'done', providerId: reference, failure: null }
  try {
    await callTatra(access, clock, {
      method: 'PATCH',
      path: `payments/${ownId(payment)}`,
      headers: { 'idempotency-key': reference },
      json: { operationType: 'CHARGEBACK', amount: eurosOf(amount) },
    })
    return done
  } catch (error) {
    if (!(error instanceof TatraRefusal)) throw error
    if (error.message !== 'DUPLICATE_CALL')
      return { state: 'failed', providerId: null, failure: error.message }
    // The request arrived before; the status tells whether it was carried out.
    if ((refundedOf(await readAt(access, clock, payment)) ?? 0) >= amount) return done
    throw new Error('the gateway has the refund, but has not carried it out', { cause: error })
  }
}

/** Lists the payment methods of the shop, which needs all keys and moves nothing. */
async function checkedAt(access: TatraAccess, clock: Clock): Promise<GatewayCheck> {
  const trial = access.keys.mode === 'test'
  try {
    const answer = await callTatra(access, clock, { method: 'GET', path: 'payments/methods' })
    return { accepted: true, trial, methods: methodsIn(answer), reason: null }
  } catch (error) {
    const refused = error instanceof KeysRefused || error instanceof TatraRefusal
    return { accepted: false, trial, methods: null, reason: refused ? 'refused' : 'unreachable' }
  }
}

/** The name of a method is spelled in two ways: in the description of the API and in its answers. */
const listed = z.object({
  paymentMethods: z.array(
    z.object({ paymentMethod: z.string().optional(), paymentmethod: z.string().optional() }),
  ),
})

function methodsIn(answer: unknown): GatewayCheck['methods'] {
  const { success, data } = listed.safeParse(answer)
  if (!success) return null
  const names = data.paymentMethods.map((one) => one.paymentMethod ?? one.paymentmethod)
  return gatewayMethods.filter((method) => names.includes(preferred[method]))
}

/** The money of a payment; null where it is not paid. */
function moneyOf(answer: StatusAnswer, { amount: requested }: NamedPayment) {
  const { state, amount, currency } = stateOf(answer, requested)
  return state === 'paid' ? { amount, currency, refunded: refundedOf(answer) } : null
}
