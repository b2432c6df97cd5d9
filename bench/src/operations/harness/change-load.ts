import { ask, type Reply } from './ask.ts'
import { delay } from './checked.ts'
import { signIn, turn, type Fleet } from './fleet.ts'

const restMs = 250
const timeoutMs = 10_000

/**
 * An owner who renames a unit and changes its price at one instance after the other, and reads page and record at all
 * of them as soon as the change is answered. A change that is refused or not answered is tried again with other values.
 */
export class ChangeLoad {
  /** Changes that were answered. */
  acknowledged = 0
  /** Reads that showed what was before an answered change. */
  readonly violations: string[] = []
  readonly #fleet: Fleet
  readonly #running: Promise<void>
  #stopping = false

  constructor(fleet: Fleet, unit: string) {
    this.#fleet = fleet
    this.#running = this.#run(unit)
  }

  async #run(unit: string): Promise<void> {
    const token = await signIn(turn(this.#fleet, 0).url)
    for (let nth = 0; !this.#stopping; nth++) {
      const [title, base_price] = [`Izba ${nth} ${Math.random().toString(36).slice(2)}`, 8000 + nth]
      const { url } = turn(this.#fleet, nth)
      const change = { method: 'PUT', token, body: { title, base_price }, timeoutMs } as const
      const slug = await this.#answered<{ slug: string }>(`${url}/api/accommodation-units/${unit}`, change)
      if (slug) await this.#readEverywhere(unit, slug.slug, title, base_price)
      await delay(restMs)
    }
  }

  async #readEverywhere(unit: string, slug: string, title: string, price: number): Promise<void> {
    this.acknowledged++
    const reads = this.#fleet.instances.flatMap(({ url }) => [
      this.#read(`${url}/ubytovanie/${slug}`, [title]),
      this.#read(`${url}/api/accommodation-units/${unit}`, [title, `"base_price":${price}`]),
    ])
    await Promise.all(reads)
  }

  /** A refusal or a broken connection is no late answer. */
  async #read(url: string, expected: readonly string[]): Promise<void> {
    const reply = await reached(ask(url, { timeoutMs }))
    if (reply?.status !== 200) return
    const late = expected.find((text) => !reply.text.includes(text))
    if (late) this.violations.push(`${url} was answered without ${late}`)
  }

  async #answered<T>(...call: Parameters<typeof ask>): Promise<T | undefined> {
    const reply = await reached(ask(...call))
    return reply?.status === 200 ? (reply.body as T) : undefined
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
  }
}

const reached = (call: Promise<Reply>): Promise<Reply | undefined> => call.catch(() => undefined)
