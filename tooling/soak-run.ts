import { runStep } from './tests/test-step.ts'

/** One command of the long search for what the fast share of the tests has not met. */
export interface SoakTask {
  name: string
  command: string
  args: string[]
  /** Looks elsewhere each time, so it is worth running again while there is time. */
  repeats?: boolean
}

export interface SoakOptions {
  /** No task begins after that; the one that runs is finished. */
  minutes: number
  /** How many times the fast share each run takes: 34 are 102 rounds of each race. */
  effort: number
}

export interface SoakResult {
  begun: string
  minutes: number
  effort: number
  /** By the clock. */
  seconds: number
  /** `runs` 0 where the time was over before. A failure is the command that shows it again. */
  tasks: {
    name: string
    runs: number
    seconds: number
    failures: string[]
    /** Begin and multiple of a later search for this task alone. */
    again?: { begun: string; effort: number }
  }[]
}

const largestSeed = 2 ** 31

/** Runs all tasks once and those that repeat again and again, each time with another seed, until the time is over. */
export async function soak(
  tasks: readonly SoakTask[],
  { minutes, effort }: SoakOptions,
): Promise<SoakResult> {
  const begun = new Date()
  const over = () => Date.now() - begun.getTime() > minutes * 60_000
  const done = tasks.map(({ name }) => ({ name, runs: 0, seconds: 0, failures: [] as string[] }))
  for (let pass = 0; !over(); pass++) {
    const due = tasks
      .map((task, index) => ({ task, record: done[index] }))
      .filter(({ task }) => pass === 0 || task.repeats)
    if (due.length === 0) break
    for (const { task, record } of due) {
      if (over() || !record) break
      const seed = String(Math.floor(Math.random() * largestSeed))
      const { failed, seconds } = await runStep({
        ...task,
        title: task.name,
        env: { PROPERTY_SEED: seed, TEST_EFFORT: String(effort) },
      })
      record.runs++
      record.seconds += Math.round(seconds)
      if (failed > 0) record.failures.push(commandOf(task, seed, effort))
    }
  }
  const seconds = Math.round((Date.now() - begun.getTime()) / 1000)
  return { begun: begun.toISOString(), minutes, effort, seconds, tasks: done }
}

/**
 * The result of a whole search with the tasks of a later one, which searched for some of them. @param names of all tasks
 * that there are; others are left out
 */
export function replaced(
  before: SoakResult,
  { begun, effort, tasks }: SoakResult,
  names: readonly string[],
): SoakResult {
  const later = new Map(tasks.map((task) => [task.name, { ...task, again: { begun, effort } }]))
  const kept = before.tasks
    .filter(({ name }) => names.includes(name))
    .map((task) => later.get(task.name) ?? task)
  const added = [...later.values()].filter(({ name }) => !before.tasks.some((task) => task.name === name))
  return { ...before, tasks: [...kept, ...added] }
}

const commandOf = ({ command, args }: SoakTask, seed: string, effort: number) =>
  `PROPERTY_SEED=${seed} TEST_EFFORT=${effort} ${[command, ...args].join(' ')}`
