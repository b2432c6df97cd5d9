import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listEntriesBefore } from './folder-entries.ts'
import { newId } from '../../db/ids.ts'

/** Files being received, in a folder of this machine. */
export class TemporaryFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** A path without a file. */
  async path(): Promise<string> {
    await mkdir(this.#folder, { recursive: true })
    return join(this.#folder, newId())
  }

  /** Removes files last changed before `moment`. */
  async sweep(moment: Date): Promise<void> {
    for (const name of await listEntriesBefore(this.#folder, moment))
      await rm(join(this.#folder, name), { recursive: true, force: true })
  }
}
