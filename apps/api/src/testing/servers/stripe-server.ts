import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  invalidRequest,
  newName,
  signed,
  withIntent,
  type Answer,
  type Intent,
  type Refund,
  type Session,
  type StripeDispute,
  type Trouble,
} from './stripe-records.ts'
import type { AskedPayment, TestGateway, TestNotification } from './test-gateway.ts'

const webhookSecret = 'whsec_only_for_tests'

/**
 * The card gateway's API over real HTTP, with its own records: sessions and refunds as documented, idempotency keys
 * honoured. Independent of the product's code.
 */
export class StripeServer implements TestGateway {
  readonly provider = 'stripe'
  readonly closesPayments = true
  readonly sessions = new Map<string, Session>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, StripeDispute>()
  /** States of payments that the bank decides after the page was completed, by their ids. */
  readonly intents = new Map<string, Intent>()
  readonly trouble: Trouble = { down: false, lostAnswers: 0, slowRefunds: false, refusal: null }
  /** Requests that reached it, such as `POST /v1/refunds`. */
  readonly requests: string[] = []
  readonly #answered = new Map<string, Answer>()
  readonly #server = createServer((request, response) => void this.#handle(request, response))

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    return {
      origin: `http://127.0.0.1:${port}`,
      keys: { secret_key: 'sk_test_only', webhook_secret: webhookSecret },
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The session of an address of the hosted page. */
  sessionAt(url: string | null): Session {
    const found = [...this.sessions.values()].find((session) => session.url === url)
    if (!found) throw new Error(`no session at ${url}`)
    return found
  }

  /** Pays on the hosted page as the guest; amount and currency may be made to differ. */
  pay(session: Session, differing: Partial<Pick<Session, 'amount_total' | 'currency'>> = {}): void {
    Object.assign(session, differing, {
      payment_status: 'paid',
      status: 'complete',
      payment_intent: newName('pi'),
    })
  }

  /** Completes the hosted page with a payment that the bank decides later. */
  payLater(url: string | null): string {
    const payment_intent = newName('pi')
    this.intents.set(payment_intent, 'processing')
    Object.assign(this.sessionAt(url), { status: 'complete', payment_intent })
    return payment_intent
  }

  /** The payer's bank opens a dispute, as an inquiry or with the money withdrawn. */
  dispute(url: string | null, at: Date, amount?: number): StripeDispute {
    const { payment_intent, amount_total, currency } = this.sessionAt(url)
    const created = Math.floor(at.getTime() / 1000)
    const dispute: StripeDispute = {
      id: newName('dp'),
      object: 'dispute',
      amount: amount ?? amount_total,
      currency,
      payment_intent: payment_intent ?? '',
      status: 'needs_response',
      balance_transactions: [{ amount: 0 - (amount ?? amount_total), fee: 2000 }],
      evidence_details: { due_by: created + 7 * 24 * 60 * 60 },
      created,
    }
    this.disputes.set(dispute.id, dispute)
    return dispute
  }

  count(): number {
    return this.sessions.size
  }

  asked(url: string | null): AskedPayment {
    const { amount_total, currency, locale, status } = this.sessionAt(url)
    const isOpen = status === 'open'
    return { amount: amount_total, currency: currency.toUpperCase(), language: locale, isOpen }
  }

  payAt(url: string | null, { amount, currency }: { amount?: number; currency?: string } = {}): void {
    const session = this.sessionAt(url)
    this.pay(session, {
      amount_total: amount ?? session.amount_total,
      currency: currency?.toLowerCase() ?? session.currency,
    })
  }

  expireAt(url: string | null): void {
    this.sessionAt(url).status = 'expired'
  }

  forget(url: string | null): void {
    this.sessions.delete(this.sessionAt(url).id)
  }

  paidNotification(url: string | null, at: Date): TestNotification {
    return this.completed({ ...this.sessionAt(url), payment_status: 'paid', status: 'complete' }, at)
  }

  /** With another secret, an old signature, a changed byte, and without a signature. */
  forgedNotifications(url: string | null, at: Date): TestNotification[] {
    const session = this.sessionAt(url)
    const { body, headers } = this.completed(session, at)
    return [
      this.notification('checkout.session.completed', session, at, 'whsec_other'),
      this.completed(session, new Date(at.getTime() - 10 * 60_000)),
      { body: Buffer.from(body.toString().replace('event', 'Event')), headers },
      { body, headers: { 'content-type': 'application/json' } },
    ]
  }

  foreignNotification(at: Date): TestNotification {
    return this.completed({ id: 'cs_x', client_reference_id: 'another shop' }, at)
  }

  /** The notification that a session was completed. */
  completed(session: unknown, at: Date): TestNotification {
    return this.notification('checkout.session.completed', session, at)
  }

  /** A notification in the gateway's envelope, signed as documented, at the given moment. */
  notification(type: string, object: unknown, at: Date, secret = webhookSecret) {
    const body = JSON.stringify({ id: newName('evt'), object: 'event', type, data: { object } })
    return signed(body, at, secret)
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway')
    this.requests.push(`${request.method} ${pathname}`)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const answer = this.trouble.down
      ? { status: 503, body: {} }
      : this.#once(request, pathname, form, searchParams)
    if (this.trouble.lostAnswers > 0) {
      this.trouble.lostAnswers--
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
    response.end(JSON.stringify(answer.body))
  }

  /** The same key gets the same answer, whatever happened in between. */
  #once(request: IncomingMessage, path: string, form: URLSearchParams, query: URLSearchParams): Answer {
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? this.#answered.get(key) : undefined
    if (known) return known
    const [, mode] = /^Bearer sk_(test|live)_only$/.exec(request.headers.authorization ?? '') ?? []
    if (!mode) return { status: 401, body: { error: {} } }
    const answer = this.#answer(`${request.method} ${path}`, form, query, mode)
    if (typeof key === 'string') this.#answered.set(key, structuredClone(answer))
    return answer
  }

  /** Sessions of the other mode do not exist for a key. */
  #answer(call: string, form: URLSearchParams, query: URLSearchParams, mode: string): Answer {
    const [, id = ''] = /^GET \/v1\/(?:checkout\/sessions|refunds|disputes)\/(\w+)$/.exec(call) ?? []
    if (call === 'POST /v1/checkout/sessions') return this.#openSession(form, mode)
    if (call === 'POST /v1/refunds') return this.#openRefund(form)
    if (call === 'GET /v1/balance') return { status: 200, body: { object: 'balance', available: [] } }
    if (call === 'GET /v1/disputes')
      return { status: 200, body: listOf([...this.disputes.values()], '/v1/disputes') }
    if (call === 'GET /v1/checkout/sessions') return { status: 200, body: this.#listSessions(query, mode) }
    const [, expired = ''] = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(call) ?? []
    if (expired) return this.#expire(expired)
    const session = id.startsWith(`cs_${mode}_`) ? this.sessions.get(id) : undefined
    const found = session
      ? withIntent(session, this.intents, query)
      : (this.refunds.get(id) ?? this.disputes.get(id))
    return found
      ? { status: 200, body: found }
      : { status: 404, body: { error: { type: 'invalid_request_error' } } }
  }

  #openSession(form: URLSearchParams, mode: string): Answer {
    const id = newName('cs', mode)
    const created = Number(form.get('expires_at')) - 35 * 60
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      metadata: { reference: form.get('metadata[reference]') ?? '' },
      amount_total:
        Number(form.get('line_items[0][price_data][unit_amount]')) *
        Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_status: 'unpaid',
      status: 'open',
      payment_intent: null,
      url: `https://checkout.example/pay/${id}`,
      created,
      expires_at: Number(form.get('expires_at')),
      locale: form.get('locale'),
    }
    this.sessions.set(id, session)
    return { status: 200, body: session }
  }

  /** As documented: only a session that is open can be expired. */
  #expire(id: string): Answer {
    const session = this.sessions.get(id)
    if (session?.status !== 'open')
      return invalidRequest('Only Checkout Sessions with a status of open can be expired')
    session.status = 'expired'
    return { status: 200, body: session }
  }

  #openRefund(form: URLSearchParams): Answer {
    if (this.trouble.refusal) return invalidRequest(this.trouble.refusal)
    const payment_intent = form.get('payment_intent') ?? ''
    const session = [...this.sessions.values()].find((one) => one.payment_intent === payment_intent)
    const amount = Number(form.get('amount'))
    if (!session) return invalidRequest(`No such payment_intent: ${payment_intent}`)
    if (amount > session.amount_total - this.refundedOf(payment_intent))
      return invalidRequest('Refund amount is greater than unrefunded amount on charge')
    const refund: Refund = {
      id: newName('re'),
      object: 'refund',
      payment_intent,
      amount,
      status: this.trouble.slowRefunds ? 'pending' : 'succeeded',
      metadata: { reference: form.get('metadata[reference]') ?? '' },
    }
    this.refunds.set(refund.id, refund)
    return { status: 200, body: refund }
  }

  /** Refunded amount of a payment by the gateway's own records, in cents. */
  refundedOf(payment_intent: string): number {
    const given = [...this.refunds.values()].filter((one) => one.payment_intent === payment_intent)
    return given.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)
  }

  #listSessions(query: URLSearchParams, mode: string): unknown {
    const ofMode = [...this.sessions.values()].filter(({ id }) => id.startsWith(`cs_${mode}_`))
    const intent = query.get('payment_intent')
    if (intent)
      return listOf(
        ofMode.filter(({ payment_intent }) => payment_intent === intent),
        '/v1/checkout/sessions',
      )
    const since = Number(query.get('created[gte]'))
    const data = ofMode.filter(({ status, created }) => status === query.get('status') && created >= since)
    const expanded = data.map((session) => {
      const id = session.payment_intent ?? ''
      const latest_charge = { id: 'ch_1', object: 'charge', amount_refunded: this.refundedOf(id) }
      return { ...session, payment_intent: { id, object: 'payment_intent', latest_charge } }
    })
    return listOf(expanded, '/v1/checkout/sessions')
  }
}

const listOf = (data: readonly unknown[], url: string) => ({ object: 'list', url, has_more: false, data })
