import fc, { type RunDetails } from 'fast-check'
import { afterAll, expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times the fast share of races and random tests is run; 1 in script/test. */
    effort: number
  }
}

/** Any number would do; it stays, so that a run that was green is green again (decision 061). */
const AGREED = 20_261_121

/** How often each test of the file has tried its properties. */
const runs = new Map<string, number>()

/** Reports the run of a property as the library does, and counts the runs of one that held. @throws Error for one that did not */
function report(details: RunDetails<unknown>): void {
  const failure = fc.defaultReportMessage(details)
  if (failure !== undefined) throw new Error(failure, { cause: details.errorInstance })
  const name = expect.getState().currentTestName ?? 'outside of a test'
  runs.set(name, (runs.get(name) ?? 0) + details.numRuns)
}

afterAll(() => {
  const lines = [...runs].map(([name, times]) => `  ${times} runs: ${name}`)
  if (lines.length > 0) console.info(['Properties that held', ...lines].join('\n'))
})

/** Where property tests begin: `PROPERTY_SEED=7` for another beginning, `PROPERTY_SEED=random` for a new one each time. */
const wanted = process.env.PROPERTY_SEED ?? String(AGREED)
fc.configureGlobal({
  seed: wanted === 'random' ? Date.now() : Number(wanted),
  numRuns: 100 * inject('effort'),
  reporter: report,
})
