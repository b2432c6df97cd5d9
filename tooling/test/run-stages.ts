import { runStep, type Outcome } from './run-step.ts'
import type { Stage, Step } from './steps.ts'

interface RunOptions {
  /** How many steps of a stage run side by side. */
  lanes: number
  /** Whether nothing else begins after a failure. */
  stopsAtFailure: boolean
  /** Ends the run and all its processes. */
  interruption: AbortSignal
}

/** Runs stages one after another. @returns what has run, in the order in which it ended */
export async function runStages(
  stages: readonly Stage[],
  { lanes, stopsAtFailure, interruption }: RunOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const goesOn = () => !interruption.aborted && !(stopsAtFailure && outcomes.some(({ failed }) => failed > 0))
  for (const stage of stages) {
    const left = [...stage]
    const lane = async () => {
      for (let step = next(left, goesOn); step; step = next(left, goesOn)) {
        outcomes.push(await runStep(step, stage.length > 1, interruption))
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
  return outcomes
}

const next = (left: Step[], goesOn: () => boolean): Step | undefined => (goesOn() ? left.shift() : undefined)

/** A line for each step with its time, and the names of those that failed or did not run. */
export function summarize(stages: readonly Stage[], outcomes: readonly Outcome[]): string {
  const width = Math.max(...stages.flat().map(({ title }) => title.length))
  const lines = outcomes.map(
    ({ title, seconds, passed }) =>
      `${title.padEnd(width)} ${seconds.toFixed(1).padStart(8)} s  ${passed} passed`,
  )
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ title }) => title)
  const titles = new Set(outcomes.map(({ title }) => title))
  const left = stages.flat().filter(({ title }) => !titles.has(title))
  if (failed.length > 0) lines.push(`Failed: ${failed.join(', ')}`)
  if (left.length > 0) lines.push(`Not run: ${left.map(({ title }) => title).join(', ')}`)
  return lines.join('\n')
}
