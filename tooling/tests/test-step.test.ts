import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './test-reports.ts'
import { runStep } from './test-step.ts'
import { overBudget, timesTable } from './test-table.ts'
import { makeProject } from './testing-project.ts'

const silent = () => undefined
const exit = (code: number) => ({
  title: 'step',
  command: 'node',
  args: ['-e', `process.exitCode = ${code}`],
})

test('a command counts as one', async () => {
  expect(await runStep(exit(0), silent)).toMatchObject({ title: 'step', passed: 1, failed: 0 })
  expect(await runStep(exit(3), silent)).toMatchObject({ title: 'step', passed: 0, failed: 1 })
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
  expect(await runStep(step, silent)).toMatchObject({ title: 'tests', passed: 5, failed: 1 })
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

test('the processor time of a step is that of its processes, and its output comes at its end where it is held', async () => {
  const busy =
    'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end); console.log(1)'
  const child = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}], { stdio: 'inherit' })`
  let shown = ''
  const outcome = await runStep({ ...exit(0), args: ['-e', child] }, (text) => (shown += text), true)
  expect(outcome.cpuSeconds).toBeGreaterThan(0.2)
  expect(shown).toMatch(/^\n── step: begun, .+\n\n── step\n1\n── step: passed in /)
})

const took = (title: string, cpuSeconds: number, budget?: number, slowness?: number) => ({
  title,
  cpuSeconds,
  seconds: 1,
  passed: 1,
  failed: 0,
  ...(budget !== undefined && { budget }),
  ...(slowness !== undefined && { slowness }),
})

test('a step fails beyond its budget and half of it, by processor time and by the speed of the machine', () => {
  const outcomes = [took('near', 15, 10), took('over', 16, 10), took('free', 99)]
  expect(overBudget(outcomes)).toEqual(['over took 16 s of processor time, allowed are 15'])
  expect(overBudget([took('slowed', 23, 10, 1.6), took('too slow', 26, 10, 1.6)])).toEqual([
    'too slow took 26 s of processor time, allowed are 24 on processors 1.6 times as slow',
  ])
  expect(timesTable(outcomes, 130).split('\n')).toEqual([
    'step       seconds  processor  budget',
    'near           1.0       15.0      10  1 passed',
    'over           1.0       16.0      10  1 passed',
    'free           1.0       99.0          1 passed',
    'whole run    130.0      130.0',
  ])
})
