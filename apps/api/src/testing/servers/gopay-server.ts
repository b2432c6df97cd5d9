import { recordedAnswers } from './recorded-answers.ts'
import { HttpGateway, type GatewayAnswer, type GatewayRequest } from './http-gateway.ts'
import {
  notifiedByQuery,
  type AskedPayment,
  type TestGateway,
  type TestNotification,
} from './test-gateway.ts'

interface Payment {
  id: number
  order_number: string
  amount: number
  currency: string
  lang: string
  state:
    | 'CREATED'
    | 'PAYMENT_METHOD_CHOSEN'
    | 'AUTHORIZED'
    | 'PAID'
    | 'CANCELED'
    | 'TIMEOUTED'
    | 'REFUNDED'
    | 'PARTIALLY_REFUNDED'
  gw_url: string
  goid: number
  /** The request, as received. */
  asked: CreateRequest
}

interface CreateRequest {
  payer: {
    allowed_payment_instruments: string[]
    contact: { first_name: string; last_name: string; email: string }
  }
  target: { type: string; goid: string }
  amount: number
  currency: string
  order_number: string
  order_description: string
  items: { name: string; amount: number; count: number }[]
  callback: { return_url: string; notification_url: string }
  lang: string
}

interface Refund {
  payment: number
  amount: number
}

const keys = { go_id: '8123456789', client_id: '1061399163', client_secret: 'stDTmVXF', mode: 'live' }
const recorded = recordedAnswers('gopay')

/**
 * GoPay's REST API over real HTTP, with its own records: each call as documented, tokens that end, no protection
 * against a repeated request, and no call that ends a payment. Independent of the product's code.
 */
export class GopayServer extends HttpGateway implements TestGateway {
  readonly provider = 'gopay'
  readonly closesPayments = false
  readonly payments = new Map<number, Payment>()
  readonly refunds: Refund[] = []
  #created = 0
  /** Number of tokens given; only the newest is accepted. */
  tokens = 0
  /** Instruments that the shop has enabled. */
  enabled = ['PAYMENT_CARD', 'BANK_ACCOUNT']
  /** Result of the next refunds. */
  refundResult: 'FINISHED' | 'ACCEPTED' | 'FAILED' = 'FINISHED'

  async start() {
    await this.listen(0)
    return { origin: this.origin, keys }
  }

  count(): number {
    return this.payments.size
  }

  paymentAt(url: string | null): Payment {
    const payment = [...this.payments.values()].find(({ gw_url }) => gw_url === url)
    if (!payment) throw new Error(`no payment at ${url}`)
    return payment
  }

  asked(url: string | null): AskedPayment {
    const { amount, currency, lang, state } = this.paymentAt(url)
    return { amount, currency, language: lang.toLowerCase(), isOpen: state === 'CREATED' }
  }

  payAt(url: string | null, { amount, currency }: { amount?: number; currency?: string } = {}): void {
    const payment = this.paymentAt(url)
    Object.assign(payment, {
      amount: amount ?? payment.amount,
      currency: currency ?? payment.currency,
      state: 'PAID',
    })
  }

  expireAt(url: string | null): void {
    this.paymentAt(url).state = 'TIMEOUTED'
  }

  forget(url: string | null): void {
    this.payments.delete(this.paymentAt(url).id)
  }

  paidNotification(url: string | null): TestNotification {
    return notifiedByQuery(`id=${this.paymentAt(url).id}`)
  }

  /** Without an id, or with one that the gateway cannot have given; there is nothing else that could be checked. */
  forgedNotifications(url: string | null): TestNotification[] {
    const { id } = this.paymentAt(url)
    return ['', 'id=', `id=${id}%27--`, `id=${id}&id=1`, `payment=${id}`].map(notifiedByQuery)
  }

  foreignNotification(): TestNotification {
    return notifiedByQuery('id=3999999999')
  }

  /** Refunded amount of a payment by the gateway's own records, in cents. */
  refundedOf({ id }: Payment): number {
    return this.refunds.reduce((sum, refund) => (refund.payment === id ? sum + refund.amount : sum), 0)
  }

  fault(): GatewayAnswer {
    return { status: 500, body: recorded('system-error') }
  }

  answer({ method, path, headers, body }: GatewayRequest): GatewayAnswer {
    const call = `${method} ${path}`
    if (call === 'POST /api/oauth2/token') return this.#token(headers.authorization ?? '', body)
    if (headers.authorization !== `Bearer token-${this.tokens}`)
      return { status: 403, body: recorded('unauthorized') }
    if (call === `GET /api/eshops/eshop/${keys.go_id}/payment-instruments/EUR`)
      return { status: 200, body: this.#instruments() }
    if (call === 'POST /api/payments/payment') return this.#create(JSON.parse(body) as CreateRequest)
    const [, id, isRefund] = /^\/api\/payments\/payment\/(\d+)(\/refund)?$/.exec(path) ?? []
    const payment = this.payments.get(Number(id))
    if (!payment) return { status: 404, body: recorded('unknown-payment') }
    if (isRefund) return this.#refund(payment, Number(new URLSearchParams(body).get('amount')))
    return { status: 200, body: recorded('status', shown(payment)) }
  }

  #instruments(): object {
    const { enabledPaymentInstruments: all } = recorded('instruments') as {
      enabledPaymentInstruments: { paymentInstrument: string }[]
    }
    const enabledPaymentInstruments = all.filter(({ paymentInstrument }) =>
      this.enabled.includes(paymentInstrument),
    )
    return recorded('instruments', { enabledPaymentInstruments })
  }

  #token(authorization: string, body: string): GatewayAnswer {
    const credentials = Buffer.from(`${keys.client_id}:${keys.client_secret}`).toString('base64')
    const form = new URLSearchParams(body)
    const isWhole = form.get('grant_type') === 'client_credentials' && form.get('scope') === 'payment-all'
    if (authorization !== `Basic ${credentials}` || !isWhole)
      return { status: 403, body: recorded('token-refused') }
    this.tokens++
    return { status: 200, body: recorded('token', { access_token: `token-${this.tokens}` }) }
  }

  #create(asked: CreateRequest): GatewayAnswer {
    const isWhole =
      /^[a-z\d]{1,128}$/i.test(asked.order_number) &&
      asked.items.length > 0 &&
      asked.target.goid === keys.go_id &&
      Number.isInteger(asked.amount)
    if (!isWhole) return { status: 409, body: recorded('wrong-amount') }
    const id = 3_000_006_529 + this.#created++
    const { amount, currency, order_number, lang } = asked
    const gw_url = `https://gate.gopay.cz/gw/v3/${id}`
    const goid = Number(keys.go_id)
    const payment: Payment = {
      id,
      order_number,
      amount,
      currency,
      lang,
      gw_url,
      goid,
      state: 'CREATED',
      asked,
    }
    this.payments.set(id, payment)
    return { status: 200, body: recorded('created', shown(payment)) }
  }

  #refund(payment: Payment, amount: number): GatewayAnswer {
    const { id, state } = payment
    if (!['PAID', 'PARTIALLY_REFUNDED'].includes(state)) return { status: 409, body: recorded('wrong-state') }
    if (amount > payment.amount - this.refundedOf(payment))
      return { status: 409, body: recorded('wrong-amount') }
    const result = this.refundResult
    if (result !== 'FAILED') this.refunds.push({ payment: id, amount })
    if (result === 'FINISHED') this.showRefunds(payment)
    return { status: 200, body: recorded('refunded', { id, result }) }
  }

  /** Carries the accepted refunds out. */
  showRefunds(payment: Payment): void {
    payment.state = this.refundedOf(payment) === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  }
}

const shown = ({ id, order_number, state, amount, currency, lang, gw_url, goid }: Payment) => ({
  id,
  order_number,
  state,
  amount,
  currency,
  lang,
  gw_url,
  target: { type: 'ACCOUNT', goid },
})
