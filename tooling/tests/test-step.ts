import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, toolEnvironment } from '../project.ts'
import { temporaryFile } from './temporary-file.ts'
import type { Count } from './test-reports.ts'

/** One command of the whole test run. */
export interface Step {
  title: string
  command: string
  args: string[]
  /** Folder in which it runs, seen from the project's root. */
  cwd?: string
  env?: Record<string, string>
  /** Processor time in seconds (user and system, all processes waited for) that it takes on the reference machine. */
  budget?: number
  /** Where a test runner writes how many passed; without it the command itself counts as one. */
  report?: { file: string; count: (report: unknown) => Count }
}

export interface Outcome extends Count {
  title: string
  /** By the clock. */
  seconds: number
  /** Processor time of all its processes. */
  cpuSeconds: number
  budget?: number
  /** How many times slower than the reference machine the processors were meanwhile. */
  slowness?: number
}

export type Write = (text: string) => void

/** Runs a step and says how much of it passed. Its output is shown as it comes, or at its end where `held`. */
export async function runStep(step: Step, write: Write = show, held = false): Promise<Outcome> {
  const opening = `\n── ${step.title}\n`
  write(held ? `\n── ${step.title}: begun, its output follows at its end\n` : opening)
  const begun = performance.now()
  if (step.report) await makeFolderFor(step.report.file)
  const { code, cpuSeconds, output } = await run(step, held)
  const seconds = (performance.now() - begun) / 1000
  const count = await outcomeOf(step, code)
  const verdict = `── ${step.title}: ${count.failed > 0 ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s\n`
  write(held ? `${opening}${output}${verdict}` : verdict)
  return { title: step.title, ...count, seconds, cpuSeconds, ...(step.budget && { budget: step.budget }) }
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
async function makeFolderFor(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
}

/** The shell's own `time` sees the processor time of every process that the command has waited for. */
const TIMED = 'TIMEFORMAT="%U %S"; { time "$@" 2>&3; } 3>&2 2>"$0"'

interface Run {
  code: number | null
  cpuSeconds: number
  /** Its output, where it was kept. */
  output: string
}

async function run({ command, args, cwd = '.', env }: Step, held: boolean): Promise<Run> {
  await using times = await temporaryFile('times')
  const child = spawn('bash', ['-c', TIMED, times.path, command, ...args], {
    cwd: join(ROOT, cwd),
    env: toolEnvironment({ ...env, CI: '1' }),
    stdio: ['ignore', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(null)
    })
    child.once('close', resolve)
  })
  return { code, output, cpuSeconds: secondsIn(await readFile(times.path, 'utf8').catch(() => '')) }
}

/** Adds up the last line, as `1.250 0.310`; some locales write a comma. */
function secondsIn(text: string): number {
  const last = text.trim().split('\n').at(-1) ?? ''
  return last.split(' ').reduce((sum, part) => sum + (Number(part.replace(',', '.')) || 0), 0)
}
