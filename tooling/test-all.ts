import { parseArgs } from 'node:util'
import { changedStages } from './changed-steps.ts'
import { runStages } from './run-steps.ts'
import { keepDurations } from './test-durations.ts'
import { reports, stages } from './test-steps.ts'

/** Everything, or with `--changed` what the changes since the upstream branch (or `--since REVISION`) can break. */
const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string' } },
})
await runStages(values.changed || values.since ? await changedStages(values.since) : stages)
await keepDurations(reports.vitest, reports.playwright)
