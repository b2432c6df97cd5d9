import { join } from 'node:path'
import { ROOT } from './project.ts'
import { countPlaywright, countVitest } from './test-reports.ts'
import type { Step } from './test-step.ts'

const REPORTS = join(ROOT, '.cache/reports')
const VITEST = join(REPORTS, 'vitest.json')
const PLAYWRIGHT = join(REPORTS, 'playwright.json')

/** What script/test runs, quick things first. */
export const steps: Step[] = [
  { title: 'format', command: 'oxfmt', args: ['--check'] },
  { title: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  // The site's route types are generated from its routes.
  { title: 'route types', command: 'react-router', args: ['typegen'], cwd: 'apps/site' },
  { title: 'types', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  { title: 'structure', command: 'node', args: ['tooling/check-structure.ts'] },
  { title: 'imports', command: 'node', args: ['tooling/check-imports.ts'] },
  { title: 'build', command: 'node', args: ['tooling/build.ts'] },
  {
    title: 'tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
    report: { file: VITEST, count: countVitest },
  },
  {
    title: 'journeys',
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT },
    report: { file: PLAYWRIGHT, count: countPlaywright },
  },
]
