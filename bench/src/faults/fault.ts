/** What was measured while a fault was there. */
export interface Findings {
  /** Each thing that must not be, in words; empty when all held. */
  violations: string[]
  /** The longest that a client waited for an answer, in milliseconds; retries through an outage counted in. */
  worstMs: number
  /** What belongs beside the figures: how many were made, how long an outage took. */
  note?: string
}

/**
 * The same measuring where something was broken on purpose. It must find violations, or its silence elsewhere proves
 * nothing.
 */
export interface Control {
  what: string
  run(): Promise<Findings>
}

/** One case of the catalogue. */
export interface Fault {
  name: string
  /** What must hold, for the table. */
  what: string
  /** How often it is made unless the caller says otherwise. */
  rounds: number
  run(rounds: number): Promise<Findings>
  controls: readonly Control[]
  /** Why it cannot be made on this machine; undefined where it can. */
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

/** Rounds one after the other. */
export async function inTurn(rounds: number, one: (round: number) => Promise<Findings>): Promise<Findings> {
  const all: Findings[] = []
  for (let round = 0; round < rounds; round++) all.push(await one(round))
  return pipelined(all)
}
