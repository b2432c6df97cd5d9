import { buffer } from 'node:stream/consumers'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { FastifyBaseLogger } from 'fastify'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { OneAtATime } from '../platform/jobs/one-at-a-time.ts'
import { encodeAvif, encodeSizes } from './encode-picture.ts'
import { fileNameOf, folderOf, urlOf } from '../platform/files/file-places.ts'
import { describeSizes, sourceName } from './prepare-file.ts'
import { findFile, listWithoutAvif, storeFormats, storeSizes } from '../platform/files/file-queries.ts'

interface Needs {
  readonly db: Db
  readonly files: FileStore
  readonly pictures: OneAtATime
  readonly log: FastifyBaseLogger
}

/** Type of a record whose picture is stored in one size, as the sample's are at first. Finished ones are JPEG. */
export const unsizedMime = 'image/webp'

/**
 * Makes the AVIF files of uploaded pictures in the background, and all sizes of the sample's. The database lists what is
 * missing, so a restart loses nothing: the first wake finds it.
 */
export class PictureSizes {
  readonly #needs: Needs
  #running: Promise<void> | undefined
  #wanted = false
  #stopped = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Makes the missing files now, or after the current one. */
  wake(): void {
    this.#wanted = true
    this.#running ??= this.#work().finally(() => void (this.#running = undefined))
  }

  /** Ends after the present size; the next start makes the rest. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  /** Resolves when no file is missing any more. */
  async settle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #work(): Promise<void> {
    const { db, log } = this.#needs
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false
      try {
        for (const id of await listWithoutAvif(db)) await this.#complete(id)
      } catch (error) {
        log.error({ err: error }, 'making AVIF files failed')
      }
    }
  }

  async #complete(id: string): Promise<void> {
    const { db, files, log } = this.#needs
    try {
      const stored = await findFile(db, id)
      const source = stored && (await this.#sourceOf(stored))
      if (!stored || !source) return
      const file = stored.mime === unsizedMime ? await this.#addSizes(stored, source) : stored
      if (!file) return
      for (const { width, avif } of file.formats) {
        if (this.#stopped) return
        if (avif === null && !(await this.#addSize(id, folderOf(file.url), source, width))) return
      }
      await files.remove(folderOf(file.url), sourceName)
    } catch (error) {
      // A failing picture must not stop the others.
      log.error({ err: error, file: id }, 'making an AVIF file failed')
    }
  }

  async #sourceOf(file: UploadedFile): Promise<Buffer | undefined> {
    const folder = folderOf(file.url)
    const largest = file.formats.at(-1)
    const { files } = this.#needs
    const source =
      (await files.open(folder, sourceName)) ??
      (largest && (await files.open(folder, fileNameOf(largest.jpeg))))
    return source && buffer(source.content)
  }

  /** Adds the WebP and JPEG files of all sizes; nothing when the picture was removed meanwhile. */
  async #addSizes(file: UploadedFile, source: Buffer): Promise<UploadedFile | undefined> {
    const { db, files, pictures } = this.#needs
    const folder = folderOf(file.url)
    const sizes = await pictures.run(() => encodeSizes(source, file.width ?? 0))
    for (const { width, webp, jpeg } of sizes) {
      if (!(await files.add(folder, `${width}.webp`, webp))) return undefined
      await files.add(folder, `${width}.jpg`, jpeg)
    }
    const sized = { ...file, ...describeSizes(folder, sizes) }
    return inTransaction(db, async (tx) => {
      if (!(await storeSizes(tx, sized))) return undefined
      await announceContentChange(tx, 'upload')
      return sized
    })
  }

  /** Adds one size; false when the picture was removed meanwhile. */
  async #addSize(id: string, folder: string, source: Buffer, width: number): Promise<boolean> {
    const { db, files, pictures } = this.#needs
    const content = await pictures.run(() => encodeAvif(source, width))
    if (!(await files.add(folder, `${width}.avif`, content))) return false
    const url = urlOf(folder, `${width}.avif`)
    return inTransaction(db, async (tx) => {
      const file = await findFile(tx, id)
      if (!file) return false
      const formats = file.formats.map((one) => (one.width === width ? { ...one, avif: url } : one))
      await storeFormats(tx, id, formats)
      await announceContentChange(tx, 'upload')
      return true
    })
  }
}
