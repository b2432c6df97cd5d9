import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { configured } from './configured.ts'

/** HAProxy on the application's machine, by the file of deploy/ha. */
export class HaProxy {
  readonly #folder: string
  #child: ChildProcess | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  async start(): Promise<void> {
    await configured('ha/haproxy.cfg', this.#folder, [])
    this.#child = spawn('haproxy', ['-db', '-f', join(this.#folder, 'haproxy.cfg')], { stdio: 'ignore' })
  }

  async kill(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}
