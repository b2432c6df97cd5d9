import { join } from 'node:path'
import { ROOT } from '../project.ts'
import type { Lane, Stage } from './run-steps.ts'
import { countPlaywright, countVitest } from './test-reports.ts'
import type { Step } from './test-step.ts'

const REPORTS = join(ROOT, '.cache/reports')
const VITEST = join(REPORTS, 'vitest.json')
const PLAYWRIGHT = join(REPORTS, 'playwright.json')

/** Reports of the runners about their last run. */
export const reports = { vitest: VITEST, playwright: PLAYWRIGHT }

/** The checks that are quickest and fail most often. The site's route types are generated from its routes. */
export const quickChecks: Lane = [
  { title: 'format', command: 'oxfmt', args: ['--check'], budget: 3 },
  { title: 'lint', command: 'oxlint', args: ['--deny-warnings'], budget: 5 },
  { title: 'route types', command: 'react-router', args: ['typegen'], cwd: 'apps/site', budget: 4 },
  { title: 'structure', command: 'node', args: ['tooling/check-structure.ts'], budget: 3 },
  { title: 'imports', command: 'node', args: ['tooling/check-imports.ts'], budget: 3 },
  { title: 'documents', command: 'node', args: ['tooling/check-documents.ts'], budget: 2 },
]

/** Checks that each use one core for a while. The types of the site's routes must have been generated. */
export const longChecks: Lane = [
  {
    title: 'types',
    command: 'tsc',
    args: [
      '--singleThreaded',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/tsc.tsbuildinfo',
      '-p',
      'tsconfig.json',
    ],
    // Several checkers would each read the types that files have in common; other steps use the other core meanwhile.
    env: { GOGC: '400' },
    budget: 20,
  },
  {
    title: 'unused',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    budget: 8,
  },
  { title: 'modules', command: 'node', args: ['tooling/check-modules.ts'], budget: 6 },
]

/** The parts of the product; drafts of the sample's pictures are enough for tests. */
export const build: Step = {
  title: 'build',
  command: 'node',
  args: ['tooling/build.ts', 'site', 'admin', 'server', 'draft-pictures', 'demo-layer'],
  budget: 25,
}

/** Vitest with further arguments. */
export const tests = (args: readonly string[], budget?: number): Step => ({
  title: 'tests',
  command: 'vitest',
  args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
  // Workers and the processes that tests start load the same thousand files.
  env: { NODE_COMPILE_CACHE: join(ROOT, '.cache/compile') },
  budget,
  report: { file: VITEST, count: countVitest },
})

/**
 * The journeys in these files, those of `grep` if given; without files all of them, and beside them the comparison with
 * kept pictures.
 */
export const journeys = (files: readonly string[] = [], budget?: number, grep?: string): Step => ({
  title: files.length > 0 ? 'journeys' : 'journeys and pictures',
  command: 'playwright',
  args: [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    ...files,
    // A title that was changed since its last run is found no more.
    ...(grep ? ['--pass-with-no-tests', '--grep', grep] : []),
  ],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT,
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT,
    ...(files.length === 0 && { E2E_PICTURES: '1' }),
    // A second server would take longer to start than a single file takes.
    ...(files.length === 1 && { E2E_PROPERTIES: '1' }),
  },
  budget,
  report: { file: PLAYWRIGHT, count: countPlaywright },
})

/**
 * The steps of script/test. Builds that the tests of the server and the journeys need come first, beside the quick
 * checks. Then long checks, tests and journeys run side by side: a step that uses one core or waits for databases,
 * servers or the browser leaves the rest to the others. Of the journeys' time the browser's is not seen: it is ended,
 * not waited for.
 */
export const stages: readonly Stage[] = [
  [[build], quickChecks],
  [longChecks, [tests(['run'], 600)], [journeys([], 200)]],
]
