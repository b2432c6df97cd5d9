/** The acts of a visitor. */
export const acts = ['kept page', 'search', 'hold', 'order'] as const
export type Act = (typeof acts)[number]

/** Answers to one kind of act. */
export interface ActTally {
  /** Times (ms) of the wanted answers. */
  times: number[]
  /** Calm refusals: 503 with Retry-After. */
  refused: number
  /** Anything else: other statuses, broken connections. */
  errors: string[]
}

export type Tally = Record<Act, ActTally>

const none = (): ActTally => ({ times: [], refused: 0, errors: [] })

export const emptyTally = (): Tally => ({
  'kept page': none(),
  search: none(),
  hold: none(),
  order: none(),
})

/** The time (ms) within which this share of the answers came; 0 without any. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
