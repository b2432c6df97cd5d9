import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listEntriesBefore } from './folder-entries.ts'
import { newId } from '../../db/ids.ts'

/** Files on their way in, in a folder of this machine. */
export class TemporaryFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** A path that nothing lies at yet. */
  async path(): Promise<string> {
    await mkdir(this.#folder, { recursive: true })
    return join(this.#folder, newId())
  }

  /** Removes what was last changed before `moment`. */
  async sweep(moment: Date): Promise<void> {
    for (const name of await listEntriesBefore(this.#folder, moment))
      await rm(join(this.#folder, name), { recursive: true, force: true })
  }
}
