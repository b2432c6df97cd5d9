import { ask } from './ask.ts'
import { delay, within } from './checked.ts'
import { signIn } from './fleet.ts'

const restMs = 250
const firstPrice = 10_000

interface Change {
  price: number
  begun: number
  answered: number
}

/** An owner who raises the base price of a unit by a cent, again and again, until stopped. */
export class OwnerWork {
  readonly changes: Change[] = []
  readonly #running: Promise<void>
  #stopping = false

  constructor(url: string, unit: string) {
    this.#running = this.#run(url, unit)
    // A failure is thrown by `stop`; until then it is nobody's.
    this.#running.catch(() => undefined)
  }

  async #run(url: string, unit: string): Promise<void> {
    const token = await signIn(url)
    for (let price = firstPrice; !this.#stopping; price++) {
      const begun = performance.now()
      const asked = { method: 'PUT', token, body: { base_price: price } } as const
      const { status, text } = await ask(`${url}/api/accommodation-units/${unit}`, asked)
      if (status !== 200) throw new Error(`a change of the owner was answered ${status}: ${text}`)
      this.changes.push({ price, begun, answered: performance.now() })
      await delay(restMs)
    }
  }

  /** Waits for the first answered change. */
  async begun(): Promise<void> {
    if (!(await within(20_000, () => this.changes.length > 0))) await this.stop()
  }

  /** @throws Error when a change was refused */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
  }

  /** Changes that were answered before a moment. */
  until = (moment: number) => this.changes.filter(({ answered }) => answered <= moment)

  /** Whether a price is the last one answered before the first moment, or one that was asked for before the second. */
  allows(price: number, noted: number, known: number): boolean {
    const last = this.until(noted).at(-1)?.price ?? 0
    const begun = this.changes.filter((change) => change.begun <= known).at(-1)?.price ?? 0
    return price >= last && price <= begun
  }
}
