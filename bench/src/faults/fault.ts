/** Measurements during a fault. */
export interface Findings {
  /** Violated conditions, in words; empty when all held. */
  violations: string[]
  /** The longest time that a client waited for an answer, in milliseconds, including retries during an outage. */
  worstMs: number
  /** Note beside the figures: number of actions, length of an outage. */
  note?: string
}

/**
 * The same measurement with something broken on purpose. It must find violations, or finding none elsewhere proves
 * nothing.
 */
interface Control {
  what: string
  run(): Promise<Findings>
}

/** One case of the catalogue. */
export interface Fault {
  name: string
  /** The condition that must hold, for the table. */
  what: string
  /** Number of rounds by default. */
  rounds: number
  run(rounds: number): Promise<Findings>
  controls: readonly Control[]
  /** Reason for which it cannot run on this machine; undefined where it can. */
  missing?(): string | undefined
}

/** Findings of several rounds as one. */
export function pipelined(all: readonly Findings[]): Findings {
  const notes = [...new Set(all.flatMap(({ note }) => note ?? []))]
  return {
    violations: all.flatMap(({ violations }) => violations),
    worstMs: Math.max(0, ...all.map(({ worstMs }) => worstMs)),
    note: notes.join('; ') || undefined,
  }
}

/** Runs the rounds one after the other. */
export async function inTurn(rounds: number, one: (round: number) => Promise<Findings>): Promise<Findings> {
  const all: Findings[] = []
  for (let round = 0; round < rounds; round++) all.push(await one(round))
  return pipelined(all)
}
