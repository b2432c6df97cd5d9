import { parseArgs } from 'node:util'
import { changedStages } from './tests/changed-steps.ts'
import { runStages } from './tests/run-steps.ts'
import { keepDurations } from './tests/test-durations.ts'
import { reports, stages } from './tests/test-steps.ts'

/** Everything, or with `--changed` what the changes since the upstream branch (or `--since REVISION`) can break. */
const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string' } },
})
await runStages(values.changed || values.since ? await changedStages(values.since) : stages)
await keepDurations(reports.vitest, reports.playwright)
