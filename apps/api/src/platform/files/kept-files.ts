import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileSource, FileStore, OpenedFile } from './file-store.ts'
import { storeUnavailable } from './store-faults.ts'

interface Limits {
  /** For all files together. */
  readonly bytes: number
  /** For one file: a larger one is streamed and not cached. */
  readonly fileBytes: number
  readonly ageMs: number
}

const usualLimits: Limits = { bytes: 64 * 1024 * 1024, fileBytes: 2 * 1024 * 1024, ageMs: 10 * 60_000 }

interface Kept {
  readonly content: Buffer
  readonly since: number
}

/**
 * Caches opened files in memory, an LRU cache in front of a remote store. Files never change, so only removals matter:
 * this process drops the file at once, others after ten minutes.
 */
export class KeptFiles implements FileStore {
  readonly #store: FileStore
  readonly #limits: Limits
  readonly #elapsedMs: () => number
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  constructor(store: FileStore, limits = usualLimits, elapsedMs = () => performance.now()) {
    this.#store = store
    this.#limits = limits
    this.#elapsedMs = elapsedMs
  }

  async open(folder: string, name: string): Promise<OpenedFile | undefined> {
    const path = `${folder}/${name}`
    const content = this.#recall(path)
    if (content) return { bytes: content.length, content: Readable.from([content]) }
    const opened = await this.#store.open(folder, name)
    return opened && opened.bytes <= this.#limits.fileBytes ? this.#keep(path, opened) : opened
  }

  async remove(folder: string, name?: string): Promise<void> {
    await this.#store.remove(folder, name)
    const gone = name ? `${folder}/${name}` : `${folder}/`
    for (const path of this.#kept.keys()) if (path.startsWith(gone)) this.#drop(path)
  }

  async place(folder: string, name: string, content: Uint8Array): Promise<void> {
    await this.#store.place(folder, name, content)
    this.#drop(`${folder}/${name}`)
  }

  check = (report: (line: string) => void) => this.#store.check(report)
  put = (folder: string, files: ReadonlyMap<string, FileSource>) => this.#store.put(folder, files)
  add = (folder: string, name: string, content: Uint8Array) => this.#store.add(folder, name, content)
  listOlderThan = (moment: Date) => this.#store.listOlderThan(moment)
  list = () => this.#store.list()
  temporaryPath = () => this.#store.temporaryPath()
  sweepTemporary = (moment: Date) => this.#store.sweepTemporary(moment)

  #recall(path: string): Buffer | undefined {
    const kept = this.#drop(path)
    if (!kept || this.#elapsedMs() - kept.since > this.#limits.ageMs) return undefined
    this.#add(path, kept)
    return kept.content
  }

  async #keep(path: string, opened: OpenedFile): Promise<OpenedFile> {
    const content = await buffer(opened.content).catch((error: unknown) => {
      throw storeUnavailable(error)
    })
    this.#drop(path)
    this.#add(path, { content, since: this.#elapsedMs() })
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limits.bytes) break
      this.#drop(oldest)
    }
    return { bytes: content.length, content: Readable.from([content]) }
  }

  /** Adds it as the most recently used one. */
  #add(path: string, kept: Kept): void {
    this.#kept.set(path, kept)
    this.#bytes += kept.content.length
  }

  #drop(path: string): Kept | undefined {
    const kept = this.#kept.get(path)
    if (this.#kept.delete(path)) this.#bytes -= kept?.content.length ?? 0
    return kept
  }
}
