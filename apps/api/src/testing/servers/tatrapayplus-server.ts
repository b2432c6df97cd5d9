import { isIPv4 } from 'node:net'
import { recordedAnswers } from './recorded-answers.ts'
import { HttpGateway, type GatewayAnswer, type GatewayRequest } from './http-gateway.ts'
import {
  notifiedByQuery,
  type AskedPayment,
  type TestGateway,
  type TestNotification,
} from './test-gateway.ts'

interface CreateRequest {
  basePayment: { instructedAmount: { amountValue: number; currency: string }; endToEnd: string }
  userData?: { firstName: string; lastName: string; email: string }
  cardDetail?: { cardHolder: string }
  bankTransfer?: object
  payLater?: object
}

interface Payment {
  id: string
  url: string
  /** Euros, as the gateway counts. */
  amount: number
  currency: string
  language: string
  authorizationStatus:
    | 'NEW'
    | 'PAY_METHOD_SELECTED'
    | 'AUTH_DONE'
    | 'AUTH_FAILED'
    | 'EXPIRED'
    | 'CANCELLED_BY_TPP'
  /** State of the method that was chosen: a card's structure or a code; null before. */
  status:
    | { status: string; currency: string; amount: number; chargeBack?: { amount: number } }
    | string
    | null
  /** The request, as received. */
  asked: CreateRequest
  redirect: string
  /** Network address of the payer. */
  address: string
}

const keys = { client_id: 'l7a1b2c3d4e5f6', client_secret: '0f1e2d3c4b5a', mode: 'live' }
const recorded = recordedAnswers('tatrapayplus')
const refused = (name: string): GatewayAnswer => ({ status: 400, body: recorded(name) })

/**
 * TatraPay+ over real HTTP, with its own records: each call as documented. A return of money with a known idempotency
 * key is carried out once. Independent of the product's code.
 */
export class TatrapayplusServer extends HttpGateway implements TestGateway {
  readonly provider = 'tatrapayplus'
  readonly closesPayments = true
  readonly payments = new Map<string, Payment>()
  #created = 0
  /** Number of tokens given; only the newest is accepted. */
  tokens = 0
  /** Answers a repeated return of money with DUPLICATE_CALL instead of the first answer. */
  namesDuplicates = false
  /** Refuses returns of money with the status that the token has, too. */
  forbids = false
  /** The next return of money is refused as too old. */
  isTooOld = false
  readonly #returned = new Set<string>()

  async start() {
    await this.listen(0)
    return { origin: this.origin, keys }
  }

  count(): number {
    return this.payments.size
  }

  paymentAt(url: string | null): Payment {
    const gatewayPayment = [...this.payments.values()].find((payment) => payment.url === url)
    if (!gatewayPayment) throw new Error(`no payment at ${url}`)
    return gatewayPayment
  }

  asked(url: string | null): AskedPayment {
    const { amount, currency, language, authorizationStatus } = this.paymentAt(url)
    const isOpen = authorizationStatus === 'NEW'
    return { amount: Math.round(amount * 100), currency, language, isOpen }
  }

  payAt(url: string | null, { amount, currency }: { amount?: number; currency?: string } = {}): void {
    const payment = this.paymentAt(url)
    const paid = amount === undefined ? payment.amount : amount / 100
    payment.authorizationStatus = 'AUTH_DONE'
    if (payment.asked.bankTransfer) payment.status = 'ACCC'
    else if (payment.asked.payLater) payment.status = 'LOAN_DISBURSED'
    else payment.status = { status: 'OK', currency: currency ?? payment.currency, amount: paid }
  }

  expireAt(url: string | null): void {
    this.paymentAt(url).authorizationStatus = 'EXPIRED'
  }

  forget(url: string | null): void {
    this.payments.delete(this.paymentAt(url).id)
  }

  paidNotification(url: string | null): TestNotification {
    return notifiedByQuery(`paymentId=${this.paymentAt(url).id}&paymentMethod=CARD_PAY`)
  }

  forgedNotifications(url: string | null): TestNotification[] {
    const { id } = this.paymentAt(url)
    return ['', 'paymentId=', `paymentId=${id}%27`, `paymentId=1&paymentId=${id}`, `id=${id}`].map(
      notifiedByQuery,
    )
  }

  foreignNotification(): TestNotification {
    return notifiedByQuery('paymentId=00000000-0000-4000-8000-000000000000')
  }

  /** Returned amount of a payment by the gateway's own records, in cents. */
  refundedOf({ status }: Payment): number {
    return typeof status === 'object' ? Math.round((status?.chargeBack?.amount ?? 0) * 100) : 0
  }

  fault(): GatewayAnswer {
    return { status: 500, body: '' }
  }

  answer(request: GatewayRequest): GatewayAnswer {
    const { method, path, headers, body } = request
    const call = `${method} ${path.replace('/tatrapayplus/production', '').replace('/tatrapayplus/sandbox', '')}`
    if (call === 'POST /auth/oauth/v2/token') return this.#token(new URLSearchParams(body))
    if (headers.authorization !== `Bearer token-${this.tokens}` || !headers['x-request-id'])
      return { status: 401, body: recorded('token-expired') }
    if (call === 'GET /v1/payments/methods') return { status: 200, body: recorded('methods') }
    if (call === 'POST /v1/payments') return this.#create(request)
    const [, id = '', isStatus] = /^\w+ \/v1\/payments\/([\w-]+)(\/status)?$/.exec(call) ?? []
    const payment = this.payments.get(id)
    if (!payment) return refused('unknown-payment')
    if (isStatus) return { status: 200, body: shown(payment) }
    if (method === 'DELETE') return cancelled(payment)
    return this.#return(payment, String(headers['idempotency-key']), body)
  }

  #token(form: URLSearchParams): GatewayAnswer {
    const isKnown =
      form.get('client_id') === keys.client_id && form.get('client_secret') === keys.client_secret
    if (!isKnown || form.get('scope') !== 'TATRAPAYPLUS')
      return { status: 401, body: recorded('token-refused') }
    this.tokens++
    return { status: 200, body: recorded('token', { access_token: `token-${this.tokens}` }) }
  }

  #create({ headers, body }: GatewayRequest): GatewayAnswer {
    const request = JSON.parse(body) as CreateRequest
    const { instructedAmount, endToEnd } = request.basePayment
    const redirect = headers['redirect-uri']
    const holder = request.cardDetail?.cardHolder
    const isWhole =
      typeof redirect === 'string' &&
      isIPv4(String(headers['ip-address'])) &&
      (request.userData === undefined || isUser(request.userData)) &&
      /^[a-z\d]{1,35}$/i.test(endToEnd) &&
      (holder === undefined || /^[\w.@ -]{2,45}$/.test(holder)) &&
      Number.isInteger(Math.round(instructedAmount.amountValue * 1000) / 10)
    if (!isWhole) return refused('illegal')
    const id = `e43f85a2-b21f-4ec2-b0a1-${String(this.#created++).padStart(12, '0')}`
    const url = `https://api.tatrabanka.sk/tatrapayplus/pay?paymentId=${id}`
    this.payments.set(id, {
      id,
      url,
      amount: instructedAmount.amountValue,
      currency: instructedAmount.currency,
      language: String(headers['accept-language']),
      authorizationStatus: 'NEW',
      status: null,
      asked: request,
      redirect,
      address: String(headers['ip-address']),
    })
    return { status: 201, body: recorded('created', { paymentId: id, tatraPayPlusUrl: url }) }
  }

  #return({ status, amount: paid }: Payment, key: string, body: string): GatewayAnswer {
    const { operationType, amount } = JSON.parse(body) as { operationType: string; amount: number }
    if (this.forbids) return { status: 403, body: recorded('not-allowed') }
    if (operationType !== 'CHARGEBACK' || typeof status !== 'object' || !status) return refused('not-allowed')
    if (this.#returned.has(key))
      return this.namesDuplicates ? refused('duplicate') : { status: 200, body: '' }
    if (this.isTooOld) return refused('too-old')
    const before = status.chargeBack?.amount ?? 0
    if (Math.round((before + amount - paid) * 100) > 0) return refused('too-high')
    this.#returned.add(key)
    status.chargeBack = { amount: before + amount }
    status.status = 'CB'
    return { status: 200, body: '' }
  }
}

/** As described: names of letters, digits and spaces, and an e-mail of at most 50 characters. */
const isUser = ({ firstName, lastName, email }: NonNullable<CreateRequest['userData']>) =>
  [firstName, lastName].every((name) => /^[a-zA-Z0-9À-ž ]{1,30}$/.test(name)) && email.length <= 50

function shown({ authorizationStatus, status }: Payment): object {
  if (status === null) return recorded('status-new', { authorizationStatus })
  if (typeof status === 'object') return recorded('status-card', { authorizationStatus, status })
  return recorded(status.startsWith('LOAN') ? 'status-later' : 'status-bank', { authorizationStatus, status })
}

/** As documented: only a payment whose method is not chosen yet can be cancelled. */
function cancelled(payment: Payment): GatewayAnswer {
  if (payment.authorizationStatus !== 'NEW') return refused('not-allowed')
  payment.authorizationStatus = 'CANCELLED_BY_TPP'
  return { status: 200, body: '' }
}
