import { createHash } from 'node:crypto'

/** Processor time in milliseconds of the work below on the machine that the budgets were measured on. */
const REFERENCE_MS = 18
const TRIES = 3
const EVERY_MS = 15_000

/**
 * Watches how slow the processors of this machine are while steps run: the same work takes more processor time when other
 * work shares a core's units and its memory, or when the host of a virtual machine is busy.
 */
export class ProcessorSpeed implements Disposable {
  readonly #samples: number[] = []
  readonly #timer = setInterval(() => this.#take(1), EVERY_MS)

  constructor() {
    measure()
  }

  /** Begins to look at the speed; what is returned tells how slow the processors were since then. */
  begin(): () => number {
    const from = this.#samples.length
    this.#take(TRIES)
    return () => {
      this.#take(TRIES)
      const seen = this.#samples.slice(from)
      return seen.reduce((sum, one) => sum + one, 0) / seen.length
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }

  /** How many times slower than the reference machine, at least 1; the best of so many tries. */
  #take(tries: number): void {
    const times = Array.from({ length: tries }, measure)
    this.#samples.push(Math.max(1, Math.min(...times) / REFERENCE_MS))
  }
}

function measure(): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** Objects, text and hashing, as tests do it. */
function work(): void {
  const hash = createHash('sha256')
  for (let round = 0; round < 500; round++) {
    const rows = Array.from({ length: 100 }, (_, index) => ({ id: index, title: `Izba ${round} ${index}` }))
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
  }
  hash.digest('hex')
}
