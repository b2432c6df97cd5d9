import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { within } from '../../load/waiting.ts'

/** Path of a file that gets its output, and the signal that ends it whatever ends this process. */
interface ProgramOptions extends SpawnOptions {
  log?: string
  last?: NodeJS.Signals
}

/** A program that runs beside the bench, not longer than it. */
export class Program {
  readonly #child: ChildProcess

  constructor(command: string, words: readonly string[], options: ProgramOptions = {}) {
    const { log, last = 'SIGKILL', ...more } = options
    const file = log === undefined ? undefined : openSync(log, 'a')
    const out = file ?? 'ignore'
    this.#child = spawn(command, words, { stdio: ['ignore', out, out], ...more })
    if (file !== undefined) closeSync(file)
    const end = () => void this.#child.kill(last)
    process.once('exit', end)
    this.#child.once('exit', () => process.off('exit', end))
    // One that is not there at all is found by `untilReady`.
    this.#child.on('error', () => undefined)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get isOver(): boolean {
    return this.pid === 0 || this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Waits until it works, asked again and again. @throws Error when it ends, or does not work within the time */
  async untilReady(ms: number, isReady: () => Promise<boolean>, everyMs = 50): Promise<void> {
    const isDecided = async () => this.isOver || (await isReady())
    if ((await within(ms, isDecided, everyMs)) && !this.isOver) return
    this.#child.kill('SIGKILL')
    throw new Error(`${this.#child.spawnfile} did not start; is it installed?`)
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.isOver) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }
}
