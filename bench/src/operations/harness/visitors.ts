import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { ask } from '../../load/ask.ts'
import { repeat, type Repeated } from './waiting.ts'

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
  readonly #lanes: Repeated

  constructor(url: string) {
    this.#lanes = repeat(lanes, restMs, (nth) => this.#read(url, pages[nth % pages.length] ?? '/'))
  }

  async #read(url: string, path: string): Promise<void> {
    this.visits++
    const begun = performance.now()
    const status = await ask(url + path).then(
      (reply) => reply.status,
      (error: Error) => error.message,
    )
    this.worstMs = Math.max(this.worstMs, performance.now() - begun)
    if (status !== 200) this.errors.push(`${path} was answered ${status}`)
  }

  stop = () => this.#lanes.stop()
}
