import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { ask } from '../load/ask.ts'
import { delay } from '../load/waiting.ts'
import { signIn } from '../operations/harness/fleet.ts'

const restMs = 2000
/** One of so many rounds changes a price, which empties the kept pages. */
const changeEvery = 10
/** Screens stay open for so many rounds; then the browser opens them anew. */
const openRounds = 15
/** Rounds until the token is renewed, seven minutes; it lives for a quarter of an hour. */
const sessionRounds = 200
const days = 30

/** An owner at work: opens chart, list and search, follows the changes, and changes a price now and then. */
export class Owner {
  /** Calls answered by anything but 200, or not at all. */
  readonly errors: string[] = []
  calls = 0
  readonly #url: string
  #token = ''
  #stopping = false
  #open = new AbortController()
  #running = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  start(unit: string): void {
    this.#running = this.#work(unit)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
    this.#open.abort()
  }

  async #work(unit: string): Promise<void> {
    for (let round = 0; !this.#stopping; round++) {
      if (round % sessionRounds === 0) this.#token = await signIn(this.#url)
      if (round % openRounds === 0) await this.#follow()
      const from = addDays(todayIn(new Date()), round % 200)
      await this.#call('GET', `/tape-chart?from=${from}&to=${addDays(from, days)}`)
      await this.#call('GET', '/reservations?_limit=25&_start=0')
      await this.#call('GET', '/search?q=jan')
      if (round % changeEvery === 0)
        await this.#call('PUT', `/accommodation-units/${unit}`, { base_price: 8000 + round })
      await delay(restMs)
    }
  }

  async #call(method: 'GET' | 'PUT', path: string, body?: unknown): Promise<void> {
    this.calls++
    const asked = ask(`${this.#url}/api${path}`, { method, token: this.#token, body })
    const reply = await asked.catch((error: Error) => error.message)
    if (typeof reply === 'string') this.errors.push(`${path}: ${reply}`)
    else if (reply.status !== 200) this.errors.push(`${path}: ${reply.status} ${reply.text.slice(0, 80)}`)
  }

  /** Closes the stream of changes and opens another one. */
  async #follow(): Promise<void> {
    this.#open.abort()
    this.#open = new AbortController()
    const headers = { authorization: `Bearer ${this.#token}` }
    const answer = await fetch(`${this.#url}/api/events`, { headers, signal: this.#open.signal })
    if (answer.status !== 200) this.errors.push(`/events: ${answer.status}`)
    answer.body?.pipeTo(new WritableStream()).catch(() => undefined)
  }
}
