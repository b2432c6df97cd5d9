import { parseArgs } from 'node:util'
import { runStages, summarize } from './test/run-stages.ts'
import { inScratchFolder } from './test/scratch-folder.ts'
import { cores, stagesOf, type Size } from './test/steps.ts'

/** @throws Error for words that do not fit together */
function chosenSize(): Size {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [since = 'HEAD', ...more] = positionals
  if (more.length > 0 || (values.all && values.changed) || (!values.changed && positionals.length > 0))
    throw new Error('Usage: script/test [--all | --changed [REVISION]]')
  return values.changed ? { name: 'changed', since } : { name: values.all ? 'all' : 'gate' }
}

/** Runs the tests of a size. Interrupted, it ends all that it has started before it ends itself. */
async function main(): Promise<void> {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interruption.abort())
  const size = chosenSize()
  const stages = stagesOf(size)
  const outcomes = await inScratchFolder(() =>
    runStages(stages, {
      lanes: cores,
      stopsAtFailure: size.name !== 'all',
      interruption: interruption.signal,
    }),
  )
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  process.stdout.write(`\n${summarize(stages, outcomes)}\n${passed} passed, ${failed} failed\n`)
  if (interruption.signal.aborted) process.exitCode = 130
  else process.exitCode = failed > 0 ? 1 : 0
}

try {
  await main()
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n0 passed, 1 failed\n`)
  process.exitCode = 1
}
