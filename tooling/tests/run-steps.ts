import { ProcessorSpeed } from './processor-speed.ts'
import { runStep, type Outcome, type Step } from './test-step.ts'
import { overBudget, timesTable } from './test-table.ts'

/** Steps that run one after another. */
export type Lane = readonly Step[]

/** Stages run one after another; the lanes of a stage run side by side, as they do not depend on each other. */
export type Stage = readonly Lane[]

/**
 * Runs every step, whatever failed before, and writes the table of their times and, last, one line that counts them all.
 * The process fails when a step failed or went far beyond its budget.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const begun = performance.now()
  using speed = new ProcessorSpeed()
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const held = stage.length > 1
    const done = await Promise.all(stage.map((lane) => runLane(lane, held, speed)))
    outcomes.push(...done.flat())
  }
  report(outcomes, (performance.now() - begun) / 1000, overBudget(outcomes))
}

async function runLane(lane: Lane, held: boolean, speed: ProcessorSpeed): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of lane) {
    const slowness = speed.begin()
    const outcome = await runStep(step, undefined, held)
    outcomes.push({ ...outcome, slowness: slowness() })
  }
  return outcomes
}

function report(outcomes: readonly Outcome[], seconds: number, slow: readonly string[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + slow.length
  const broken = outcomes.filter((outcome) => outcome.failed > 0).map((outcome) => outcome.title)
  const lines = ['', timesTable(outcomes, seconds), '']
  if (broken.length > 0) lines.push(`Failed: ${broken.join(', ')}`)
  for (const line of slow) lines.push(`Over budget: ${line} (tooling/tests/test-steps.ts)`)
  process.stdout.write(`${lines.join('\n')}\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
