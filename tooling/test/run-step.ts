import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, toolEnvironment } from '../project.ts'
import type { Count } from './reports.ts'
import type { Step } from './steps.ts'

export interface Outcome extends Count {
  title: string
  /** By the clock; for information only. */
  seconds: number
}

/** How long a step may take to end after it was asked to. */
const FAREWELL_MS = 20_000

/**
 * Runs a step and says how much of it passed. Its output is shown as it comes, or at its end where `held`.
 * @param interruption ends the step and all its processes
 */
export async function runStep(step: Step, held: boolean, interruption: AbortSignal): Promise<Outcome> {
  const begun = performance.now()
  if (!held) process.stdout.write(`\n── ${step.title}\n`)
  if (step.report) await makeFolderFor(step.report.file)
  const { code, output } = await run(step, held, interruption)
  const seconds = (performance.now() - begun) / 1000
  const count = await countOf(step, code)
  const verdict = `── ${step.title}: ${count.failed > 0 ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s\n`
  process.stdout.write(held ? `\n${output}${verdict}` : verdict)
  return { title: step.title, ...count, seconds }
}

/** A report of an earlier run must never be counted. */
async function makeFolderFor(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
}

/** A runner that fails without a failed test (it crashed, or found none) is a failure all the same. */
async function countOf({ report }: Step, code: number | null): Promise<Count> {
  const own = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!report) return own
  const text = await readFile(report.file, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const { passed, failed } = report.count(JSON.parse(text))
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
}

/** The command leads a group of processes, so that whatever it has started can be ended with it. */
async function run(
  { command, args, cwd = '.', env }: Step,
  held: boolean,
  interruption: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, {
    cwd: join(ROOT, cwd),
    env: toolEnvironment({ ...env, CI: '1' }),
    stdio: ['ignore', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const end = () => void endGroup(child.pid)
  interruption.addEventListener('abort', end)
  if (interruption.aborted) end()
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`
      resolve(null)
    })
    child.once('close', resolve)
  })
  interruption.removeEventListener('abort', end)
  signalGroup(child.pid, 'SIGKILL')
  return { code, output }
}

/** Test runners stop their servers and browsers when they are interrupted; what does not end is ended. */
function endGroup(pid: number | undefined): void {
  signalGroup(pid, 'SIGINT')
  setTimeout(() => signalGroup(pid, 'SIGKILL'), FAREWELL_MS).unref()
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // All of it has ended.
  }
}
