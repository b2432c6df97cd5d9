import { addDays, type Day } from '@dvor/format/days.ts'

/** The requested days, for sentences that name them. */
export interface AskedDays {
  from: Day
  to: Day
}

/** Groups consecutive nights into pairs of first and last night. */
export function nightRuns(taken: readonly Day[]): [first: Day, last: Day][] {
  const runs: [Day, Day][] = []
  for (const night of taken.toSorted()) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === night) run[1] = night
    else runs.push([night, night])
  }
  return runs
}
