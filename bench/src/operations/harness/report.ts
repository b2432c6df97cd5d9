import { loadavg } from 'node:os'

const shown = 5

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** How a condition turned out; without `isSound` it holds when there are no faults. A control must not hold. */
interface Outcome {
  faults: readonly string[]
  isSound?: boolean
  isControl?: boolean
}

/** Tables of what drills found, each line with its verdict, and how many lines are not as they must be. */
export class Report {
  #missed = 0
  readonly #tables = new Map<string, object[]>()

  figure(what: string, value: string | number): void {
    this.#add('figures', { what, value })
  }

  /** A condition that must hold. */
  note(what: string, faults: readonly string[]): void {
    const number = faults.length > 0 ? ` (${faults.length})` : ''
    this.figure(what, this.#verdict({ faults }) + number)
  }

  /** A line of a table, with bar and measured values. */
  line(table: string, cells: object, outcome: Outcome): void {
    this.#add(table, { ...cells, '': this.#verdict(outcome) })
  }

  #add(table: string, cells: object): void {
    this.#tables.set(table, [...(this.#tables.get(table) ?? []), cells])
  }

  #verdict({ faults, isSound = faults.length === 0, isControl = false }: Outcome): string {
    for (const fault of faults.slice(0, shown)) console.log(`  ${isControl ? 'found' : 'VIOLATED'}: ${fault}`)
    if (isSound === isControl) this.#missed++
    if (isControl) return isSound ? 'NOT CAUGHT' : 'caught'
    return isSound ? 'holds' : 'MISSED'
  }

  /** Runs the drills, prints the tables, closes what was opened and ends the process. */
  async run(drills: () => Promise<void>, close = () => Promise.resolve()): Promise<void> {
    try {
      await drills()
    } finally {
      for (const table of this.#tables.values()) console.table(table)
      console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
      await close()
    }
    process.exit(this.#missed > 0 ? 1 : 0)
  }
}
