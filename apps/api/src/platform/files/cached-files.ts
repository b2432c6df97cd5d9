import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
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

/**
 * Caches opened files in memory, an LRU cache in front of a remote store. Files never change, so only removals matter:
 * this process drops the file at once, others after ten minutes.
 */
export class CachedFiles implements FileStore {
  readonly #store: FileStore
  readonly #fileBytes: number
  readonly #contents: LRUCache<string, Buffer>

  constructor(store: FileStore, limits = usualLimits, elapsedMs = () => performance.now()) {
    this.#store = store
    this.#fileBytes = limits.fileBytes
    this.#contents = new LRUCache({
      maxSize: limits.bytes,
      sizeCalculation: (content) => Math.max(1, content.length),
      ttl: limits.ageMs,
      ttlResolution: 0,
      // A time of 0 means no time limit to the library.
      perf: { now: () => elapsedMs() + 1 },
    })
  }

  async open(folder: string, name: string): Promise<OpenedFile | undefined> {
    const path = `${folder}/${name}`
    const content = this.#contents.get(path)
    if (content) return { bytes: content.length, content: Readable.from([content]) }
    const opened = await this.#store.open(folder, name)
    return opened && opened.bytes <= this.#fileBytes ? this.#cache(path, opened) : opened
  }

  async remove(folder: string, name?: string): Promise<void> {
    await this.#store.remove(folder, name)
    const gone = name ? `${folder}/${name}` : `${folder}/`
    const paths = [...this.#contents.keys()].filter((path) => path.startsWith(gone))
    for (const path of paths) this.#contents.delete(path)
  }

  async place(folder: string, name: string, content: Uint8Array): Promise<void> {
    await this.#store.place(folder, name, content)
    this.#contents.delete(`${folder}/${name}`)
  }

  check = (report: (line: string) => void) => this.#store.check(report)
  put = (folder: string, files: ReadonlyMap<string, FileSource>) => this.#store.put(folder, files)
  add = (folder: string, name: string, content: Uint8Array) => this.#store.add(folder, name, content)
  listOlderThan = (moment: Date) => this.#store.listOlderThan(moment)
  list = () => this.#store.list()
  temporaryPath = () => this.#store.temporaryPath()
  sweepTemporary = (moment: Date) => this.#store.sweepTemporary(moment)

  async #cache(path: string, opened: OpenedFile): Promise<OpenedFile> {
    const content = await buffer(opened.content).catch((error: unknown) => {
      throw storeUnavailable(error)
    })
    this.#contents.set(path, content)
    return { bytes: content.length, content: Readable.from([content]) }
  }
}
