/** Requests in progress, by kind and together; more only make each of them slower. */
export const places = { usual: 24, urgent: 32 }
/** Places that one IP leaves to the others, however slow its requests are. */
export const leftToOthers = 6
/** Requests that wait at most; each keeps a connection and some 30 kB. */
export const mostWaiting = 1000
/** Milliseconds after which a request that waits is refused. An urgent one waits while there is room for it. */
export const patienceMs = { usual: 5000, urgent: 30_000 }

type Kind = keyof typeof patienceMs

/** Gives a place back; to be called once. */
export type EndRequest = () => void

/** The requests of one IP, in the order in which they came. */
interface Line extends Record<Kind, Waiting[]> {
  readonly ip: string
  running: number
}

interface Waiting {
  readonly line: Line
  readonly kind: Kind
  /** Begins the request, or refuses it without an end. */
  answer(end?: EndRequest): void
}

const rank = ({ kind, line }: Waiting) => line.running * 2 + (kind === 'urgent' ? 0 : 1)

/** A bounded number of requests in progress, and a short queue before it in which IPs take turns (decision 158). */
export class FairQueue {
  readonly #patience: Record<Kind, number>
  /** The IP that was served longest ago comes first. */
  readonly #lines = new Map<string, Line>()
  readonly #running = { usual: 0, urgent: 0 }
  #waiting = 0

  constructor(patience: Record<Kind, number> = patienceMs) {
    this.#patience = patience
  }

  get waiting(): number {
    return this.#waiting
  }

  /**
   * Waits for a place. @param gone aborts when nobody waits for the answer any more
   * @returns what gives the place back; undefined where the request is refused
   */
  enter(ip: string, kind: Kind, gone: AbortSignal): Promise<EndRequest | undefined> {
    const { promise, resolve } = Promise.withResolvers<EndRequest | undefined>()
    const line = this.#lines.get(ip) ?? { ip, running: 0, urgent: [], usual: [] }
    this.#lines.set(ip, line)
    const timer = setTimeout(() => this.#take(one), this.#patience[kind])
    const answer = (end?: EndRequest) => (clearTimeout(timer), resolve(end))
    const one: Waiting = { line, kind, answer }
    line[kind].push(one)
    this.#waiting++
    gone.addEventListener('abort', () => this.#take(one))
    if (gone.aborted) this.#take(one)
    this.#serve()
    const surplus = this.#waiting > mostWaiting ? this.#leastMissed() : undefined
    if (surplus) this.#take(surplus)
    return promise
  }

  #serve(): void {
    for (let one = this.#next(); one; one = this.#next()) {
      const { line, kind } = one
      this.#running[kind]++
      line.running++
      this.#lines.delete(line.ip)
      this.#lines.set(line.ip, line)
      this.#take(one, () => this.#end(line, kind))
    }
  }

  #end(line: Line, kind: Kind): void {
    this.#running[kind]--
    line.running--
    this.#forget(line)
    this.#serve()
  }

  /** The next one: of the IP with the fewest in progress, urgent ones first; undefined without room. */
  #next(): Waiting | undefined {
    let best: Waiting | undefined
    for (const { urgent, usual } of this.#lines.values()) {
      const one = urgent[0] ?? usual[0]
      if (one && this.#hasPlace(one) && (!best || rank(one) < rank(best))) best = one
    }
    return best
  }

  #hasPlace({ kind, line }: Waiting): boolean {
    const { usual, urgent } = this.#running
    if (usual + urgent >= places.urgent || line.running >= places[kind] - leftToOthers) return false
    return kind === 'urgent' || usual < places.usual
  }

  /** The newest of the IP that asks most; an urgent one only where no other waits. */
  #leastMissed(): Waiting | undefined {
    const longest = (kind: Kind) =>
      [...this.#lines.values()].reduce(
        (most: Waiting[], line) => (line[kind].length > most.length ? line[kind] : most),
        [],
      )
    return longest('usual').at(-1) ?? longest('urgent').at(-1)
  }

  #take(one: Waiting, end?: EndRequest): void {
    const index = one.line[one.kind].indexOf(one)
    // The request was taken before.
    if (index < 0) return
    one.line[one.kind].splice(index, 1)
    this.#waiting--
    this.#forget(one.line)
    one.answer(end)
  }

  #forget({ ip, running, urgent, usual }: Line): void {
    if (running + urgent.length + usual.length === 0) this.#lines.delete(ip)
  }
}
