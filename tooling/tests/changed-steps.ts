import { affectedTests, fitting } from './affected-tests.ts'
import { changedFiles } from './changed-files.ts'
import { chooseJourneys } from './chosen-journeys.ts'
import { readImporters } from '../checks/import-graph.ts'
import { journeysFor } from './journey-folders.ts'
import { ROOT } from '../project.ts'
import type { Stage } from './run-steps.ts'
import { sourceFiles } from '../checks/source-files.ts'
import { readDurations } from './test-durations.ts'
import { build, journeys, longChecks, quickChecks, tests } from './test-steps.ts'

/** Seconds of tests and of journeys, by what they took the last time: with all around them less than 90 s together. */
const TEST_SECONDS = 30
const JOURNEY_SECONDS = 20
/** Assumed time of a file that has not run here yet. */
const UNKNOWN_SECONDS = { api: 4, other: 0.5 }

/**
 * Steps that test the changes in a short run: the checks, the nearest tests by the import graph, the
 * nearest journeys by the folders they exercise. It says what it leaves to the whole run.
 * @param since revision to compare with; by default where the branch left its upstream
 * @throws Error when git does not know the revision
 */
export async function changedStages(since?: string): Promise<Stage[]> {
  const changed = await changedFiles(ROOT, since)
  const durations = await readDurations()
  const secondsOf = (path: string) => durations[path] ?? unknownSeconds(path)
  const reachable = affectedTests(await readImporters(ROOT), await sourceFiles(ROOT), changed)
  const chosen = fitting(reachable, TEST_SECONDS, secondsOf)
  const mapped = journeysFor(changed)
  const walked = chooseJourneys(mapped, JOURNEY_SECONDS, durations)
  process.stdout.write(
    `${changed.length} changed files; ${chosen.length} of ${reachable.length} test files and ${walked.count} journeys of ${walked.files.length} of ${mapped.length} files that they can reach\n`,
  )
  const testing = chosen.length > 0 ? [[tests(['run', ...chosen])]] : []
  const walking = walked.count > 0 ? [[journeys(walked.files, undefined, walked.grep)]] : []
  const building = walked.count > 0 ? [[build]] : []
  return [
    [[...quickChecks, ...longChecks], ...building],
    [...testing, ...walking],
  ].filter((stage) => stage.length > 0)
}

function unknownSeconds(path: string): number {
  return path.startsWith('apps/api/') ? UNKNOWN_SECONDS.api : UNKNOWN_SECONDS.other
}
