import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { day } from '../../growth/screens.ts'
import { tryToAsk } from '../../load/ask.ts'
import { repeat, type Repeated } from '../../load/waiting.ts'
import { carryOut } from '../harness/drill.ts'
import { seconds } from '../harness/report.ts'

const around = 40
const lanes = 3
const restMs = 40
const search = `/rezervacia?from=${day(200)}&to=${day(203)}&adults=2`
/** Pages from memory, a list, and a search with dates. */
const pages = ['/', '/ubytovanie', '/api/accommodation-units?_limit=20', search, '/en']

/** Visitors who read pages until they are told to stop. An answer other than 200 is an error that they see. */
class Visitors {
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
    const status = (await tryToAsk(url + path))?.status ?? 'by nothing'
    this.worstMs = Math.max(this.worstMs, performance.now() - begun)
    if (status !== 200) this.errors.push(`${path} was answered ${status}`)
  }

  stop = () => this.#lanes.stop()
}

/**
 * Updates while guests book and visitors read. `nth` numbers the updates of a property.
 * @returns cells of the table; errors that guests and visitors saw, and `seen`, these and the calls that ask to press
 * again; orders that are lost, changed or there twice
 */
export async function updateWhileRead(property: StoredProperty, nth: number, update: () => Promise<void>) {
  const visitors = new Visitors(property.url)
  const outcome = await carryOut(property, { nth, around, beside: visitors }, update)
  const { refused, lost } = outcome
  const errors = [...outcome.errors, ...visitors.errors]
  const calm = Array.from({ length: refused }, () => 'a guest was answered 503')
  const cells = {
    orders: outcome.numbers.length,
    'pages and lists': visitors.visits,
    'errors seen': errors.length,
    'asked to press again': refused,
    'lost or twice': lost.length,
    'longest wait': seconds(Math.max(outcome.worstMs, visitors.worstMs)),
  }
  return { cells, seen: [...errors, ...calm], errors, lost }
}
