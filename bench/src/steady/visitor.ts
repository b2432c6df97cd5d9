import { Agent, request } from 'node:http'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { orderOf, type BenchStay } from '../booking/bench-guest.ts'
import { delay } from '../load/waiting.ts'
import type { Act, Tally } from './tally.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
const timeoutMs = 30_000
/** Shares of visitors who search again, hold a room, and order what they hold. */
const shares = { again: 0.5, hold: 0.3, order: 0.6 }

interface Reply {
  status: number
  text: string
  retryAfter: number
}

/** One visitor: reads two pages, searches, perhaps holds a room and orders it, with pauses to think. */
export class Visitor {
  readonly #url: string
  readonly #tally: Tally
  readonly #cookies = new Map<string, string>()

  constructor(url: string, tally: Tally) {
    this.#url = url
    this.#tally = tally
  }

  async visit(stay: BenchStay): Promise<void> {
    await this.#read('kept page', '/')
    await this.#read('kept page', '/ubytovanie')
    if (!(await this.#search())) return
    if (Math.random() < shares.again && !(await this.#search())) return
    if (Math.random() < shares.hold) await this.#book(stay)
  }

  async #read(act: Act, path: string): Promise<void> {
    await this.#once(act, 'GET', path)
    await think()
  }

  /** @returns whether there were results */
  async #search(): Promise<boolean> {
    const arrival = addDays(todayIn(new Date()), 20 + Math.floor(Math.random() * 200))
    const path = `/rezervacia?from=${arrival}&to=${addDays(arrival, 3)}&adults=2`
    const reply = await this.#once('search', 'GET', path)
    await think()
    return reply?.status === 200
  }

  async #book(stay: BenchStay): Promise<void> {
    const key = crypto.randomUUID().replaceAll('-', '')
    const held = await this.#once('hold', 'POST', '/api/reservation-holds', { stays: [stay] }, key)
    if (held?.status !== 200) return
    // The browser keeps the key of its holds in a cookie.
    this.#cookies.set('dvor-device', key)
    await think()
    if (Math.random() >= shares.order) return
    const { token, price } = JSON.parse(held.text) as { token: string; price: { total: number } }
    await this.#once('order', 'POST', '/api/reservation-orders', orderOf(token, price.total), key)
  }

  async #once(act: Act, method: 'GET' | 'POST', path: string, body?: unknown, key?: string) {
    const begun = performance.now()
    const tally = this.#tally[act]
    const reply = await this.#ask(method, path, body, key).catch((error: Error) => error.message)
    if (typeof reply === 'string') return void tally.errors.push(reply)
    if (reply.status === 503 && reply.retryAfter > 0) tally.refused++
    else if (reply.status === 200) tally.times.push(performance.now() - begun)
    else tally.errors.push(`${reply.status} ${reply.text.slice(0, 60)}`)
    return reply
  }

  #ask(method: string, path: string, body: unknown, key?: string): Promise<Reply> {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(key && { 'idempotency-key': `${path.length}-${key}`, 'device-key': key }),
    }
    return new Promise((resolve, reject) => {
      const asked = request(this.#url + path, { method, headers, agent, timeout: timeoutMs }, (answer) => {
        const chunks: Buffer[] = []
        for (const cookie of answer.headers['set-cookie'] ?? []) this.#keep(cookie)
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: Number(answer.headers['retry-after'] ?? 0),
          }),
        )
      })
      asked.on('error', reject).on('timeout', () => asked.destroy(new Error('no answer in time')))
      asked.end(payload)
    })
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

const think = () => delay(100 + Math.random() * 400)
