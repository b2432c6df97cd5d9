import { runStep, type Outcome } from './test-step.ts'
import { steps } from './test-steps.ts'

/** Runs every check and test, whatever failed before, and ends with one line that counts them all. */
const outcomes: Outcome[] = []
for (const step of steps) outcomes.push(await runStep(step))

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
const broken = outcomes.filter((outcome) => outcome.failed > 0).map((outcome) => outcome.title)
process.stdout.write('\n')
if (broken.length > 0) process.stdout.write(`Failed: ${broken.join(', ')}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
