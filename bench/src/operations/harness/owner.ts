import { must, ask, tryToAsk, type Reply } from '../../load/ask.ts'
import { signIn } from './fleet.ts'
import { repeat, within, type Repeated } from './waiting.ts'

const restMs = 250
const timeoutMs = 10_000
const firstPrice = 10_000

export interface Unit {
  id: string
  slug: string
}

/** Any unit of the property at this address. */
export async function someUnit(url: string): Promise<Unit> {
  const [unit] = await must<Unit[]>(ask(`${url}/api/accommodation-units?_limit=1`))
  if (!unit) throw new Error('there is no unit')
  return unit
}

export const newTitle = (nth: number) => `Izba ${nth} ${Math.random().toString(36).slice(2)}`

/** The owner's change of a unit at one address; undefined when there is no answer. */
export const changeUnit = (url: string, token: string, { id }: Pick<Unit, 'id'>, body: object) =>
  tryToAsk(`${url}/api/accommodation-units/${id}`, { method: 'PUT', token, body, timeoutMs })

/** What every one of these addresses answers for a unit: its page, and its record. */
export const readUnit = (urls: readonly string[], { id, slug }: Unit): Promise<(Reply | undefined)[]> =>
  Promise.all(
    urls.flatMap((url) => [
      tryToAsk(`${url}/ubytovanie/${slug}`, { timeoutMs }),
      tryToAsk(`${url}/api/accommodation-units/${id}`, { timeoutMs }),
    ]),
  )

interface Change {
  price: number
  begun: number
  answered: number
}

/**
 * An owner who renames a unit and raises its base price by a cent, at one address after the other, until stopped, and
 * reads page and record at all of them as soon as the change is answered. After a refused change comes the next one.
 */
export class Owner {
  /** Changes that were answered. */
  readonly changes: Change[] = []
  /** Changes that were refused or not answered. */
  readonly refused: string[] = []
  /** Reads that showed what was before an answered change. */
  readonly violations: string[] = []
  readonly #urls: readonly string[]
  readonly #unit: string
  readonly #work: Repeated
  #token = ''

  constructor(urls: readonly string[], unit: string) {
    this.#urls = urls
    this.#unit = unit
    this.#work = repeat(1, restMs, (nth) => this.#change(urls[nth % urls.length] ?? '', nth))
  }

  async #change(url: string, nth: number): Promise<void> {
    this.#token ||= await signIn(url)
    const [title, price, begun] = [newTitle(nth), firstPrice + nth, performance.now()]
    const reply = await changeUnit(url, this.#token, { id: this.#unit }, { title, base_price: price })
    if (reply?.status !== 200) return void this.refused.push(`a change was answered ${reply?.status}`)
    this.changes.push({ price, begun, answered: performance.now() })
    const reads = await readUnit(this.#urls, reply.body as Unit)
    // A refusal or a broken connection is no late answer.
    const late = reads.filter((read) => read?.status === 200 && !read.text.includes(title))
    this.violations.push(...late.map(() => `a read after a change of ${url} was answered without ${title}`))
  }

  /** Waits for the first answered change. */
  async begun(): Promise<void> {
    if (!(await within(20_000, () => this.changes.length > 0))) await this.stop()
  }

  /** @throws Error when the owner was not let in */
  stop = () => this.#work.stop()

  /** Changes that were answered before a moment. */
  until = (moment: number) => this.changes.filter(({ answered }) => answered <= moment)

  /** Whether a price is the last one answered before the first moment, or one that was asked for before the second. */
  allows(price: number, noted: number, known: number): boolean {
    const last = this.until(noted).at(-1)?.price ?? 0
    const begun = this.changes.filter((change) => change.begun <= known).at(-1)?.price ?? 0
    return price >= last && price <= begun
  }
}
