import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileSource, FileStore, StoredFile } from './file-store.ts'
import { newId } from './ids.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Files in a folder of this machine. */
export class LocalFiles implements FileStore {
  readonly #root: string
  readonly #incoming: string

  constructor(root: string) {
    this.#root = root
    this.#incoming = join(root, '.incoming')
  }

  async put(folder: string, files: ReadonlyMap<string, FileSource>): Promise<void> {
    const aside = await this.temporaryPath()
    try {
      await mkdir(aside)
      for (const [name, source] of files) await write(join(aside, name), source)
      await rename(aside, join(this.#root, folder))
    } catch (error) {
      await rm(aside, { recursive: true, force: true })
      throw error
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
      throw error
    }
  }

  async find(folder: string, name: string): Promise<StoredFile | undefined> {
    const path = join(this.#root, folder, name)
    try {
      const found = await stat(path)
      return found.isFile() ? { bytes: found.size, open: () => createReadStream(path) } : undefined
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  }

  async remove(folder: string, name?: string): Promise<void> {
    await rm(name ? join(this.#root, folder, name) : join(this.#root, folder), {
      recursive: true,
      force: true,
    })
  }

  async listOlderThan(moment: Date): Promise<string[]> {
    return older(this.#root, moment)
  }

  async temporaryPath(): Promise<string> {
    await mkdir(this.#incoming, { recursive: true })
    return join(this.#incoming, newId())
  }

  async sweepTemporary(moment: Date): Promise<void> {
    for (const name of await older(this.#incoming, moment))
      await rm(join(this.#incoming, name), { recursive: true, force: true })
  }
}

/** A finished file is linked, not copied, where the file system can: the sample pictures are many. */
async function write(target: string, source: FileSource): Promise<void> {
  if (source instanceof Uint8Array) return writeFile(target, source, { flag: 'wx' })
  await link(source.path, target).catch(() => copyFile(source.path, target))
}

/** Entries of a folder that were last changed before `moment`, without hidden ones. */
async function older(folder: string, moment: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const found: string[] = []
  for (const name of names.filter((entry) => !entry.startsWith('.'))) {
    const entry = await stat(join(folder, name)).catch(() => undefined)
    if (entry && entry.mtime < moment) found.push(name)
  }
  return found
}
