import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './test-reports.ts'
import { runStep } from './test-step.ts'
import { makeProject } from './testing-project.ts'

const silent = () => undefined
const exit = (code: number) => ({
  title: 'step',
  command: 'node',
  args: ['-e', `process.exitCode = ${code}`],
})

test('a command counts as one', async () => {
  expect(await runStep(exit(0), silent)).toEqual({ title: 'step', passed: 1, failed: 0 })
  expect(await runStep(exit(3), silent)).toEqual({ title: 'step', passed: 0, failed: 1 })
  expect(await runStep({ ...exit(0), command: 'no-such-program' }, silent)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('a runner that crashed after its tests passed has failed', async () => {
  const root = await makeProject({})
  const file = join(root, 'report.json')
  const script = `require('fs').writeFileSync(${JSON.stringify(file)}, '{"numPassedTests":5}'); process.exitCode = 1`
  const step = { title: 'tests', command: 'node', args: ['-e', script], report: { file, count: countVitest } }
  expect(await runStep(step, silent)).toEqual({ title: 'tests', passed: 5, failed: 1 })
})

test('a report of an earlier run is not counted', async () => {
  const root = await makeProject({})
  const file = join(root, 'report.json')
  await writeFile(file, '{"numPassedTests":5}')
  expect(await runStep({ ...exit(0), report: { file, count: countVitest } }, silent)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('files that could not be loaded count', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})

test('a journey that passed only when repeated has failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 2 }, errors: [{}] }
  expect(countPlaywright(report)).toEqual({ passed: 9, failed: 2 })
})
