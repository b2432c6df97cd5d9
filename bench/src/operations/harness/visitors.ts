import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { ask } from './ask.ts'
import { delay } from './checked.ts'

const lanes = 3
const restMs = 40
const day = (after: number) => addDays(todayIn(new Date()), after)
/** Pages from memory, a list, and a search with dates. */
const pages = [
  '/',
  '/ubytovanie',
  '/api/accommodation-units?_limit=20',
  `/rezervacia?from=${day(200)}&to=${day(203)}&adults=2`,
  '/en',
]

/** Visitors who read pages until they are told to stop. An answer other than 200 is an error that they see. */
export class Visitors {
  readonly errors: string[] = []
  visits = 0
  worstMs = 0
  readonly #url: string
  readonly #running: Promise<unknown>
  #stopping = false

  constructor(url: string) {
    this.#url = url
    this.#running = Promise.all(Array.from({ length: lanes }, () => this.#lane()))
  }

  async #lane(): Promise<void> {
    while (!this.#stopping) {
      const path = pages[this.visits++ % pages.length] ?? '/'
      const begun = performance.now()
      const status = await ask(this.#url + path).then(
        (reply) => reply.status,
        (error: Error) => error.message,
      )
      this.worstMs = Math.max(this.worstMs, performance.now() - begun)
      if (status !== 200) this.errors.push(`${path} was answered ${status}`)
      await delay(restMs)
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
  }
}
