import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProject } from '../testing-project.ts'
import { countPlaywright, countVitest } from './reports.ts'
import { runStages, summarize } from './run-stages.ts'
import type { Step } from './steps.ts'

const running = { lanes: 1, stopsAtFailure: true, interruption: new AbortController().signal }
const script = (title: string, code: string, more: Partial<Step> = {}): Step => ({
  title,
  command: 'node',
  args: ['-e', code],
  ...more,
})
const outcomeOf = async (step: Step) => (await runStages([[step]], running))[0]

test('a command counts as one', async () => {
  expect(await outcomeOf(script('step', ''))).toMatchObject({ title: 'step', passed: 1, failed: 0 })
  expect(await outcomeOf(script('step', 'process.exitCode = 3'))).toMatchObject({ passed: 0, failed: 1 })
  expect(await outcomeOf({ title: 'step', command: 'no-such-program', args: [] })).toMatchObject({
    failed: 1,
  })
})

test('the first failure ends the run before anything else begins', async () => {
  const stages = [
    [script('first', ''), script('second', 'process.exitCode = 1'), script('third', '')],
    [script('fourth', '')],
  ]
  const outcomes = await runStages(stages, running)
  expect(outcomes.map(({ title }) => title)).toEqual(['first', 'second'])
  expect(summarize(stages, outcomes)).toMatch(/\nFailed: second\nNot run: third, fourth$/)
  expect(await runStages(stages, { ...running, stopsAtFailure: false })).toHaveLength(4)
})

test('an interruption ends a step with what it has started, and nothing else begins', async () => {
  const file = join(await makeProject({}), 'begun')
  // Held output is waited for until every process that can write it has ended.
  const parent = `
    require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' })
    require('fs').writeFileSync(${JSON.stringify(file)}, '')`
  const interruption = new AbortController()
  const stages = [[script('endless', parent), script('next', '')]]
  const run = runStages(stages, { ...running, interruption: interruption.signal })
  await expect.poll(() => existsSync(file)).toBe(true)
  interruption.abort()
  expect((await run).map(({ title }) => title)).toEqual(['endless'])
})

/** A runner that writes its report and ends with a code. */
const reporting = (file: string, code: number) =>
  script(
    'tests',
    `require('fs').writeFileSync(${JSON.stringify(file)}, '{"numPassedTests":5}'); process.exitCode = ${code}`,
    { report: { file, count: countVitest } },
  )

test('a runner that crashed after its tests passed has failed', async () => {
  const file = join(await makeProject({}), 'report.json')
  expect(await outcomeOf(reporting(file, 1))).toMatchObject({ passed: 5, failed: 1 })
})

test('a report of an earlier run is not counted', async () => {
  const file = join(await makeProject({ 'report.json': '{"numPassedTests":5}' }), 'report.json')
  const silent = script('tests', '', { report: { file, count: countVitest } })
  expect(await outcomeOf(silent)).toMatchObject({ passed: 0, failed: 1 })
})

test('files that could not be loaded count', () => {
  const testResults = [
    { status: 'failed', message: 'SyntaxError', assertionResults: [] },
    { status: 'failed', message: '', assertionResults: [] },
    { status: 'passed', message: '', assertionResults: [{}] },
  ]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})

test('a journey that passed only when repeated has failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 2 }, errors: [{}] }
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 4 })
})
