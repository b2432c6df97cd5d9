import { must, ask, tryToAsk, type Reply } from '../../load/ask.ts'
import { signIn } from './fleet.ts'
import { repeat, type Repeated } from '../../load/waiting.ts'

const restMs = 250
const timeoutMs = 10_000
const firstPrice = 10_000

type Unit = Record<'id' | 'slug', string>

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

/** Answers of these addresses for a unit: its page, and its record. */
export const readUnit = (urls: readonly string[], { id, slug }: Unit): Promise<(Reply | undefined)[]> =>
  Promise.all(
    urls.flatMap((url) => [
      tryToAsk(`${url}/ubytovanie/${slug}`, { timeoutMs }),
      tryToAsk(`${url}/api/accommodation-units/${id}`, { timeoutMs }),
    ]),
  )

/**
 * An owner who renames a unit and raises its base price by a cent, at one address after the other, until stopped, and
 * reads page and record at all of them as soon as the change is answered. After a refused change comes the next one.
 */
export class Owner {
  /** Changes that were answered, with the moments of asking and answer. */
  readonly changes: { price: number; begun: number; answered: number }[] = []
  /** Changes that were refused or not answered. */
  readonly refused: string[] = []
  /** Reads that showed what was before an answered change. */
  readonly violations: string[] = []
  readonly #work: Repeated
  #token = ''

  constructor(urls: readonly string[], unit: string) {
    this.#work = repeat(1, restMs, (nth) => this.#change(urls, unit, nth))
  }

  async #change(urls: readonly string[], id: string, nth: number): Promise<void> {
    const url = urls[nth % urls.length] ?? ''
    this.#token ||= await signIn(url)
    const [title, price, begun] = [newTitle(nth), firstPrice + nth, performance.now()]
    const reply = await changeUnit(url, this.#token, { id }, { title, base_price: price })
    if (reply?.status !== 200) return void this.refused.push(`a change was answered ${reply?.status}`)
    this.changes.push({ price, begun, answered: performance.now() })
    const reads = await readUnit(urls, reply.body as Unit)
    const isNew = (text: string, nthRead: number) =>
      text.includes(title) && (nthRead % 2 === 0 || text.includes(`"base_price":${price}`))
    // A refusal or a broken connection is no late answer.
    const late = reads.filter((read, nthRead) => read?.status === 200 && !isNew(read.text, nthRead))
    this.violations.push(
      ...late.map(() => `a read after a change of ${url} was answered without ${title}, ${price}`),
    )
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
