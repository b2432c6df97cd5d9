import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, toolEnvironment } from './project.ts'
import type { Count } from './test-reports.ts'

/** One command of the whole test run. */
export interface Step {
  title: string
  command: string
  args: string[]
  /** Folder in which it runs, seen from the project's root. */
  cwd?: string
  env?: Record<string, string>
  /** Where a test runner writes how many passed; without it the command itself counts as one. */
  report?: { file: string; count: (report: unknown) => Count }
}

export interface Outcome extends Count {
  title: string
}

/** Runs a step with its output shown and says how much of it passed. */
export async function runStep(step: Step, write: (text: string) => void = show): Promise<Outcome> {
  write(`\n── ${step.title}\n`)
  const begun = performance.now()
  if (step.report) await makeRoomFor(step.report.file)
  const code = await run(step)
  const outcome = { title: step.title, ...(await outcomeOf(step, code)) }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  write(`── ${step.title}: ${outcome.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s\n`)
  return outcome
}

function show(text: string): void {
  process.stdout.write(text)
}

/** A runner that fails without a failed test (it crashed, or found none) is a failure all the same. */
async function outcomeOf({ report }: Step, code: number | null): Promise<Count> {
  const own = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!report) return own
  const text = await readFile(report.file, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const { passed, failed } = report.count(JSON.parse(text))
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
}

/** A report of an earlier run must never be counted. */
async function makeRoomFor(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
}

function run({ command, args, cwd = '.', env }: Step): Promise<number | null> {
  const child = spawn(command, args, {
    cwd: join(ROOT, cwd),
    env: toolEnvironment({ ...env, CI: '1' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(null)
    })
    child.once('close', resolve)
  })
}
