import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { addressOf, orderOf, stayOf } from '../booking/bench-guest.ts'
import { knock, type Call, type CallOutcome } from './knocking.ts'

/** Data of an order. */
export interface Ordering {
  hold: string
  /** Its Idempotency-Key. */
  key: string
  /** In cents. */
  total: number
}

/** A guest's data after the order was acknowledged. */
export interface Booked extends Ordering {
  number: string
  /** From the first call to the final answer, through all repetitions. */
  ms: number
  /** Moment of the final answer (performance.now()). */
  at: number
}

/** Where guests book: its address, and its units. */
export interface BookableProperty {
  readonly url: string
  readonly units: string[]
}

interface Held {
  token: string
  price: { total: number }
}

/** Pause between two attempts of a guest, and the limit of the whole time; the limit ends only hanging calls. */
const pauseMs = 100
const timeoutMs = 120_000
/** Answers of a proxy whose process is away. */
const proxyAnswers = [502, 504]

/**
 * Guests who repeat a call without an answer, or with 503, with the same Idempotency-Key. Any other refusal is a
 * violation, and so is a broken connection unless the process was killed.
 */
export class Guests {
  readonly violations: string[] = []
  readonly booked = new Map<number, Booked>()
  /** Answers of 503, and calls without an answer. */
  unavailable = 0
  unanswered = 0
  readonly #property: BookableProperty
  readonly #agent = new Agent({ keepAlive: true })
  /** Whether connections may break, because the process is killed. */
  readonly #mayBreak: boolean

  constructor(property: BookableProperty, { mayBreak }: { mayBreak: boolean }) {
    this.#property = property
    this.#mayBreak = mayBreak
  }

  /** The longest waiting time of a guest. */
  get worstMs(): number {
    return Math.max(0, ...[...this.booked.values()].map(({ ms }) => ms))
  }

  /** Holds a stay of three nights and orders it. `index` is the guest; no other guest has its unit in `round`. */
  async book(index: number, round = 0): Promise<Booked | undefined> {
    const begun = performance.now()
    const unit = index % this.#property.units.length
    const series = round + Math.floor(index / this.#property.units.length)
    const order = await this.#hold(unit, series, index)
    if (!order) return undefined
    const answer = await this.#insist(this.orderCall(order, addressOf(index, round)))
    if (answer.status !== 200) return this.#note(`an order was answered ${answer.status}`)
    const { number } = answer.body as { number: string }
    const booked = { ...order, number, ms: performance.now() - begun, at: performance.now() }
    this.booked.set(round * 10_000 + index, booked)
    return booked
  }

  /** Holds a stay for an order. @throws Error when that fails */
  async hold(index: number): Promise<Ordering> {
    const held = await this.#hold(index % this.#property.units.length, 0, index)
    if (!held) throw new Error(this.violations.at(-1))
    return held
  }

  orderCall({ hold, key, total }: Ordering, from: string): Call {
    const headers = { 'idempotency-key': key }
    return { method: 'POST', path: '/reservation-orders', body: orderOf(hold, total), headers, from }
  }

  async #hold(unit: number, series: number, index: number): Promise<Ordering | undefined> {
    const answer = await this.#insist({
      method: 'POST',
      path: '/reservation-holds',
      body: { stays: [stayOf(this.#property, unit, series)] },
      headers: { 'idempotency-key': `hold-${series}-${index}` },
      from: addressOf(index, series),
    })
    if (answer.status === 200) return orderingOf(answer.body as Held)
    return this.#note(`a hold was answered ${answer.status} ${JSON.stringify(answer.body)}`)
  }

  /** Waits until the property reports that it is ready: database and jobs. */
  async untilReady(): Promise<void> {
    const { status } = await this.#insist({ method: 'GET', path: '/ready' })
    if (status !== 200) this.#note(`the property did not become ready again (${status})`)
  }

  /** Repeats the call until there is an answer of the property other than 503. */
  async #insist(call: Call): Promise<{ status: number; body: unknown }> {
    const giveUp = performance.now() + timeoutMs
    while (performance.now() < giveUp) {
      const outcome = await knock(this.#property.url, call, this.#agent)
      if ('body' in outcome && !this.#isOutage(outcome.status)) return outcome
      this.#count(outcome)
      await delay(pauseMs)
    }
    return { status: 0, body: 'gave up' }
  }

  #isOutage(status: number): boolean {
    return status === 503 || (this.#mayBreak && proxyAnswers.includes(status))
  }

  #count({ status }: CallOutcome): void {
    if (status === 503) this.unavailable++
    else {
      this.unanswered++
      if (!this.#mayBreak) this.violations.push(`a connection broke off (${status})`)
    }
  }

  #note(violation: string): undefined {
    this.violations.push(violation)
    return undefined
  }

  close(): void {
    this.#agent.destroy()
  }
}

const orderingOf = ({ token, price }: Held): Ordering => ({
  hold: token,
  key: `guest-${token.slice(0, 12)}`,
  total: price.total,
})
