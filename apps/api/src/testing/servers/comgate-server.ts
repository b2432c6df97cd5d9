import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { GatewayTrouble } from './http-gateway.ts'
import type { AskedPayment, TestGateway, TestNotification } from './test-gateway.ts'

interface Payment {
  transId: string
  refId: string
  price: number
  curr: string
  label: string
  test: string
  lang: string | null
  email: string
  url: string
  /** Where the guest goes afterwards. */
  back: string
  status: 'PENDING' | 'PAID' | 'CANCELLED' | 'AUTHORIZED'
  /** `unknown` until the gateway knows it. */
  fee?: string
}

interface Refund {
  transId: string
  refId: string
  amount: number
}

const keys = { merchant: '123456', secret: 'x4q8OLB00yQVnPzKWqlr', mode: 'live' }
const folder = join(import.meta.dirname, '../recordings/comgate')
const recorded = (name: string) => readFileSync(join(folder, name), 'utf8')

/** A recorded form with the values of one payment. */
function filled(name: string, values: Readonly<Record<string, string>>): string {
  const form = new URLSearchParams(recorded(name))
  for (const [field, value] of Object.entries(values)) form.set(field, value)
  return form.toString()
}

/**
 * Comgate's protocol 1.0 over real HTTP, with its own records: each call as documented, and like the gateway without
 * protection against a repeated request. Independent of the product's code.
 */
export class ComgateServer implements TestGateway {
  readonly provider = 'comgate'
  readonly closesPayments = true
  readonly payments = new Map<string, Payment>()
  readonly refunds: Refund[] = []
  readonly trouble: GatewayTrouble = { down: false, faulty: false, lostAnswers: 0, slowUntil: null }
  /** Calls that reached it, such as `refund`. */
  readonly requests: string[] = []
  #created = 0
  /** Origin of the hosted page in its answers. */
  #pages = 'https://payments.comgate.cz'
  readonly #server = createServer((request, response) => void this.#handle(request, response))

  async start() {
    await this.listen(0)
    return { origin: `http://127.0.0.1:${this.port}`, keys }
  }

  /** Listens on a fixed port and shows its hosted page there, for a browser. It sends no notifications. */
  async startWithPages(port: number): Promise<void> {
    await this.listen(port)
    this.#pages = `http://127.0.0.1:${port}`
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
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
    const { price, curr, lang, status } = this.paymentAt(url)
    return { amount: price, currency: curr, language: lang, isOpen: status === 'PENDING' }
  }

  payAt(url: string | null, { amount, currency }: { amount?: number; currency?: string } = {}): void {
    const payment = this.paymentAt(url)
    Object.assign(payment, {
      price: amount ?? payment.price,
      curr: currency ?? payment.curr,
      status: 'PAID',
    })
  }

  expireAt(url: string | null): void {
    this.paymentAt(url).status = 'CANCELLED'
  }

  forget(url: string | null): void {
    this.payments.delete(this.paymentAt(url).transId)
  }

  /** A notification about a payment, with other values where given. */
  notification(url: string | null, differing: Readonly<Record<string, string>> = {}): TestNotification {
    const { transId, refId, price, curr, test, status } = this.paymentAt(url)
    return asNotification({ transId, refId, price: String(price), curr, test, status, ...differing })
  }

  paidNotification(url: string | null): TestNotification {
    return this.notification(url, { status: 'PAID' })
  }

  forgedNotifications(url: string | null): TestNotification[] {
    return [
      this.notification(url, { status: 'PAID', secret: 'x4q8OLB00yQVnPzKWqlR' }),
      this.notification(url, { status: 'PAID', merchant: '654321' }),
      { body: Buffer.from(''), headers: {} },
      { body: Buffer.from('{"status":"PAID"}'), headers: { 'content-type': 'application/json' } },
    ]
  }

  foreignNotification(): TestNotification {
    return asNotification({ refId: 'another shop', transId: 'ZZ99-ZZ99-ZZ99' })
  }

  /** Refunded amount of a payment by the gateway's own records, in cents. */
  refundedOf({ transId }: Payment): number {
    const given = this.refunds.filter((refund) => refund.transId === transId)
    return given.reduce((sum, { amount }) => sum + amount, 0)
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method === 'GET') return this.#show(new URL(request.url ?? '', this.#pages), response)
    const call = (request.url ?? '').replace('/v1.0/', '')
    this.requests.push(call)
    if (this.trouble.slowUntil) await this.trouble.slowUntil
    if (this.trouble.down) return void response.writeHead(503).end('Service Unavailable')
    const answer = this.trouble.faulty
      ? recorded('fault.txt')
      : this.#answer(call, new URLSearchParams(Buffer.concat(chunks).toString()))
    if (this.trouble.lostAnswers > 0) {
      this.trouble.lostAnswers--
      return void request.socket.destroy()
    }
    const type = answer.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
    response.writeHead(200, { 'content-type': `${type}; charset=UTF-8` }).end(answer)
  }

  #answer(call: string, form: URLSearchParams): string {
    const isKnown = form.get('merchant') === keys.merchant && form.get('secret') === keys.secret
    if (call === 'methods') return recorded(isKnown ? 'methods.json' : 'methods-refused.json')
    if (!isKnown) return recorded('unknown-shop.txt')
    if (call === 'create') return this.#create(form)
    const payment = this.payments.get(form.get('transId') ?? '')
    if (!payment) return recorded('unknown-payment.txt')
    if (call === 'status') return statusOf(payment)
    if (call === 'cancel') return cancelled(payment)
    if (call === 'refund') return this.#refund(payment, form)
    throw new Error(`${call} is not documented`)
  }

  /** The hosted page with its two buttons, and the way back to the shop after one was pressed. */
  #show({ pathname, searchParams }: URL, response: ServerResponse): void {
    const id = searchParams.get('id') ?? ''
    const payment = this.payments.get(id)
    if (!payment) return void response.writeHead(pathname === '/' ? 200 : 404).end()
    if (pathname.startsWith('/client/')) {
      const button = (act: string, text: string) =>
        `<form action="/${act}"><input type="hidden" name="id" value="${id}"><button>${text}</button></form>`
      const page = `<!doctype html><html lang="sk"><title>Comgate</title><h1>Platba ${payment.price / 100} ${payment.curr}</h1>${button('pay', 'Zaplatiť kartou')}${button('leave', 'Zrušiť platbu')}`
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    payment.status = pathname === '/pay' ? 'PAID' : 'CANCELLED'
    response.writeHead(302, { location: payment.back }).end()
  }

  #create(form: URLSearchParams): string {
    const transId = `AB12-CD34-${String(this.#created++).padStart(4, '0')}`
    const url = `${this.#pages}/client/instructions/index?id=${transId}`
    const label = form.get('label') ?? ''
    if (form.get('prepareOnly') !== 'true' || label.length < 1 || label.length > 16 || !form.get('email'))
      return 'code=1400&message=wrong+query'
    this.payments.set(transId, {
      transId,
      url,
      refId: form.get('refId') ?? '',
      price: Number(form.get('price')),
      label,
      curr: form.get('curr') ?? '',
      test: form.get('test') ?? 'false',
      lang: form.get('lang'),
      back: form.get('url_paid') ?? '',
      email: form.get('email') ?? '',
      status: 'PENDING',
    })
    return filled('created.txt', { transId, redirect: url })
  }

  #refund(payment: Payment, form: URLSearchParams): string {
    const amount = Number(form.get('amount'))
    if (payment.status === 'CANCELLED') return recorded('refund-of-cancelled.txt')
    if (amount > payment.price - this.refundedOf(payment)) return recorded('refund-too-high.txt')
    this.refunds.push({ transId: payment.transId, refId: form.get('refId') ?? '', amount })
    return recorded('done.txt')
  }
}

function asNotification(values: Readonly<Record<string, string>>): TestNotification {
  const body = filled('notification.txt', values)
  return { body: Buffer.from(body), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

function statusOf({ transId, refId, price, curr, test, email, status, fee = 'unknown' }: Payment): string {
  return filled('status.txt', { transId, refId, price: String(price), curr, test, email, status, fee })
}

/** As documented: only a pending payment can be cancelled. */
function cancelled(payment: Payment): string {
  if (payment.status !== 'PENDING') return recorded('not-pending.txt')
  payment.status = 'CANCELLED'
  return recorded('done.txt')
}
