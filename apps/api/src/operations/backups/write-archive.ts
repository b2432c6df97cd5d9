import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { OperationRefused } from '../../db/operation-refused.ts'
import { codeOf } from '../../platform/files/store-faults.ts'
import { encryptBytes } from './encrypt-archive.ts'
import { headName, manifestName, type ArchiveHead, type ArchiveManifest } from './manifest.ts'

const zstd = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
}

/**
 * Writes an archive (tar, packed with zstd) under a temporary name. It gets its final name when all of it is on the
 * disk, so a file with that name is complete. Entries are added one after the other.
 */
export class ArchiveWriter {
  readonly #path: string
  readonly #partial: string
  readonly #tar: Pack = pack()
  readonly #written: Promise<void>
  readonly #entries: ArchiveManifest['entries'] = []

  /**
   * `path` is the finished archive's, `partial` the temporary one; both on one file system. With a passphrase the
   * archive is encrypted while it is written.
   */
  constructor(path: string, partial: string, passphrase?: string) {
    this.#path = path
    this.#partial = partial
    // Readable by its owner alone, because it contains guests' data. Flushed before it is closed, so that a power cut
    // leaves no empty file.
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    const packed = createZstdCompress(zstd)
    this.#written = passphrase
      ? pipeline(this.#tar, packed, (content) => encryptBytes(content, passphrase), file)
      : pipeline(this.#tar, packed, file)
    // The error is thrown to the caller that adds the next entry.
    this.#written.catch(() => undefined)
  }

  async begin(head: ArchiveHead): Promise<void> {
    await this.add(headName, Buffer.from(JSON.stringify(head)))
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.#unlessBroken((done) => this.#tar.entry({ name, mode: 0o600 }, content, done))
    this.#note(name, content.length, createHash('sha256').update(content))
  }

  /** Adds a file of `bytes` bytes while it is read. */
  async addStream(name: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash('sha256')
    const noting = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk)
        next(null, chunk)
      },
    })
    await this.#unlessBroken((done) => {
      const entry = this.#tar.entry({ name, size: bytes, mode: 0o600 }, done)
      pipeline(content, noting, entry).catch(done)
      return entry
    })
    this.#note(name, bytes, hash)
  }

  /**
   * Ends the archive and gives it its final name. @throws OperationRefused when the name is in use or the disk is full
   */
  async finish(manifest: Omit<ArchiveManifest, 'entries'>): Promise<void> {
    const content = Buffer.from(JSON.stringify({ ...manifest, entries: this.#entries }))
    await this.#unlessBroken((done) => this.#tar.entry({ name: manifestName, mode: 0o600 }, content, done))
    this.#tar.finalize()
    await this.#written.catch((error: unknown) => {
      throw this.#asOneLine(error)
    })
    // A link fails when the name is in use; a rename would overwrite the other archive.
    await link(this.#partial, this.#path).catch((error: unknown) => {
      throw this.#asOneLine(error)
    })
    await rm(this.#partial, { force: true })
  }

  /** Removes the unfinished archive. */
  async abort(): Promise<void> {
    this.#tar.destroy(new Error('the backup was given up'))
    await this.#written.catch(() => undefined)
    await rm(this.#partial, { force: true })
  }

  async #unlessBroken(
    begin: (done: (error?: Error | null) => void) => ReturnType<Pack['entry']>,
  ): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      begin((error) => (error ? reject(error) : resolve())).on('error', reject)
    })
    try {
      // `#written` ends early only by failing: the disk is full, or the folder is gone.
      await Promise.race([added, this.#written])
    } catch (error) {
      throw await this.#causeOf(error)
    }
  }

  /** The first failure of the writing; a later entry only gets the error that the packer is closed. */
  async #causeOf(error: unknown): Promise<unknown> {
    this.#tar.destroy(error instanceof Error ? error : undefined)
    const first = await this.#written.then(
      () => error,
      (reason: unknown) => reason,
    )
    const translated = this.#asOneLine(first)
    return translated === first ? error : translated
  }

  #note(name: string, bytes: number, hash: Hash): void {
    this.#entries.push({ name, bytes, sha256: hash.digest('hex') })
  }

  #asOneLine(error: unknown): unknown {
    const code = codeOf(error)
    if (code === 'ENOSPC' || code === 'EDQUOT')
      return new OperationRefused(`There is no room left for the backup ${this.#path}; it was given up`)
    if (code === 'EEXIST') return new OperationRefused(`${this.#path} is there already; choose another name`)
    if (code === 'EACCES' || code === 'ENOENT' || code === 'EROFS')
      return new OperationRefused(`${this.#path} cannot be written (${code}); choose another folder`)
    return error
  }
}
