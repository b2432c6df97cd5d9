import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface Holder {
  process: ChildProcess
  /** Everything it has written. */
  output: () => string
  /** Resolves with true when the database is up, false when the process ended first. */
  up: Promise<boolean>
  /** Kills it without a chance to clean up. */
  kill: () => Promise<void>
}

/** Starts a process that owns the database of `dataDir`. */
export function spawnHolder(
  dataDir: string,
  {
    node = process.execPath,
    script = join(import.meta.dirname, 'holder.ts'),
    ...options
  }: HolderOptions = {},
): Holder {
  const child = spawn(node, [script, dataDir], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = once(child, 'close')
  const up = new Promise<boolean>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (/^up /m.test(output)) resolve(true)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => resolve(false))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return { process: child, output: () => output, up, kill }
}

type HolderOptions = SpawnOptions & { node?: string; script?: string }
