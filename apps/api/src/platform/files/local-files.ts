import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileSource, FileStore, OpenedFile, StoredFile } from './file-store.ts'
import { listEntriesBefore } from './folder-entries.ts'
import { asDiskFault, codeOf } from './store-faults.ts'
import { TemporaryFiles } from './temporary-files.ts'

/** Files in a folder of this machine. */
export class LocalFiles implements FileStore {
  readonly #root: string
  readonly #temporary: TemporaryFiles

  constructor(root: string) {
    this.#root = root
    // On the same file system, so that a finished file is moved into its place in one step.
    this.#temporary = new TemporaryFiles(join(root, '.incoming'))
  }

  async check(): Promise<void> {
    await mkdir(this.#root, { recursive: true })
  }

  async put(folder: string, files: ReadonlyMap<string, FileSource>): Promise<void> {
    const aside = await this.temporaryPath()
    try {
      await mkdir(aside)
      for (const [name, source] of files) await write(join(aside, name), source)
      await rename(aside, join(this.#root, folder))
    } catch (error) {
      await rm(aside, { recursive: true, force: true })
      throw asDiskFault(error)
    }
  }

  async add(folder: string, name: string, content: Uint8Array): Promise<boolean> {
    const aside = await this.temporaryPath()
    try {
      await writeFile(aside, content)
      await rename(aside, join(this.#root, folder, name))
      return true
    } catch (error) {
      await rm(aside, { force: true })
      if (codeOf(error) === 'ENOENT') return false
      throw asDiskFault(error)
    }
  }

  async place(folder: string, name: string, content: Uint8Array): Promise<void> {
    try {
      await mkdir(join(this.#root, folder), { recursive: true })
      await this.add(folder, name, content)
    } catch (error) {
      throw asDiskFault(error)
    }
  }

  async open(folder: string, name: string): Promise<OpenedFile | undefined> {
    const path = join(this.#root, folder, name)
    try {
      const stats = await stat(path)
      return stats.isFile() ? { bytes: stats.size, content: createReadStream(path) } : undefined
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  }

  async remove(folder: string, name?: string): Promise<void> {
    await rm(name ? join(this.#root, folder, name) : join(this.#root, folder), {
      recursive: true,
      force: true,
      // A format that was just made may be added to the folder while it is being emptied.
      maxRetries: 5,
    })
  }

  listOlderThan(moment: Date): Promise<string[]> {
    return listEntriesBefore(this.#root, moment)
  }

  async *list(): AsyncGenerator<StoredFile> {
    for (const folder of await entriesOf(this.#root))
      for (const name of await entriesOf(join(this.#root, folder))) yield { folder, name }
  }

  async temporaryPath(): Promise<string> {
    return this.#temporary.path().catch((error: unknown) => {
      throw asDiskFault(error)
    })
  }

  sweepTemporary(moment: Date): Promise<void> {
    return this.#temporary.sweep(moment)
  }
}

/** A finished file is linked, not copied, where the file system allows it, because there are many sample pictures. */
async function write(target: string, source: FileSource): Promise<void> {
  if (source instanceof Uint8Array) return writeFile(target, source, { flag: 'wx' })
  await link(source.path, target).catch(() => copyFile(source.path, target))
}

/** Names in a folder without hidden ones; none when it is missing or no folder. */
async function entriesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
    throw error
  }
}
