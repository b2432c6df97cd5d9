import { addDays, type Day } from '@dvor/format/days.ts'

/** The days that a refusal is about, where its sentence names them. */
export interface AskedDays {
  from: Day
  to: Day
}

/** Nights that follow each other, as first and last night of each run. */
export function nightRuns(taken: readonly Day[]): [first: Day, last: Day][] {
  const runs: [Day, Day][] = []
  for (const night of taken.toSorted()) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === night) run[1] = night
    else runs.push([night, night])
  }
  return runs
}
