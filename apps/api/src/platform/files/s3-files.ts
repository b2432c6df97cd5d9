import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { FileSource, FileStore, OpenedFile, StoredFile } from './file-store.ts'
import { S3Client, type S3Settings } from './s3-client.ts'
import { listObjects } from './s3-listing.ts'
import { S3Refusal, settingOf } from './s3-refusal.ts'
import { ApiError } from '../errors.ts'
import { asDiskFault, storeUnavailable } from './store-faults.ts'
import type { TemporaryFiles } from './temporary-files.ts'

const uploadsAtOnce = 4

/** Files in a bucket of an S3-compatible store; files being received are kept on this machine. */
export class S3Files implements FileStore {
  readonly #client: S3Client
  readonly #temporary: TemporaryFiles
  readonly #root: string

  /** All keys in the bucket begin with `root`. */
  constructor(settings: S3Settings, temporary: TemporaryFiles, root = 'uploads/') {
    this.#root = root
    this.#client = new S3Client(settings)
    this.#temporary = temporary
  }

  /**
   * Writes, lists and removes one small object. An unreachable store is only reported, because it may be back at the
   * first upload.
   */
  async check(report: (line: string) => void): Promise<void> {
    try {
      await this.#store('.check', new TextEncoder().encode('dvor'))
      await this.#listKeys(`${this.#root}.check`)
      await this.#delete(`${this.#root}.check`)
    } catch (error) {
      if (error instanceof S3Refusal) throw settingOf(error)
      report('The file store does not answer: pictures are missing until it does')
    }
  }

  async put(folder: string, files: ReadonlyMap<string, FileSource>): Promise<void> {
    const waiting = [...files]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await this.#store(`${folder}/${next[0]}`, await bytesOf(next[1]))
    }
    const outcomes = await Promise.allSettled(Array.from({ length: uploadsAtOnce }, work))
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (!failure) return
    // Files that cannot be removed now are removed by the nightly clean-up, because nothing refers to them.
    await this.remove(folder).catch(() => undefined)
    throw asFault(failure.reason)
  }

  async add(folder: string, name: string, content: Uint8Array): Promise<boolean> {
    try {
      const anything = await listObjects(this.#client, `${this.#root}${folder}/`, 1).next()
      if (anything.done) return false
      await this.#store(`${folder}/${name}`, new Uint8Array(content))
      return true
    } catch (error) {
      throw asFault(error)
    }
  }

  async place(folder: string, name: string, content: Uint8Array): Promise<void> {
    await this.#store(`${folder}/${name}`, new Uint8Array(content)).catch((error: unknown) => {
      throw asFault(error)
    })
  }

  async open(folder: string, name: string): Promise<OpenedFile | undefined> {
    try {
      const { headers, body } = await this.#client.send({
        method: 'GET',
        key: `${this.#root}${folder}/${name}`,
      })
      if (!body) throw new Error('the store sent no body')
      return { bytes: Number(headers.get('content-length')), content: Readable.fromWeb(body as WebStream) }
    } catch (error) {
      const isMissing = error instanceof S3Refusal && error.status === 404 && error.code !== 'NoSuchBucket'
      if (isMissing) return undefined
      throw asFault(error)
    }
  }

  async remove(folder: string, name?: string): Promise<void> {
    try {
      const keys = name ? [`${this.#root}${folder}/${name}`] : await this.#listKeys(`${this.#root}${folder}/`)
      for (const key of keys) await this.#delete(key)
    } catch (error) {
      throw asFault(error)
    }
  }

  async listOlderThan(moment: Date): Promise<string[]> {
    const newest = new Map<string, Date>()
    for await (const { key, changed } of listObjects(this.#client, this.#root)) {
      const folder = key.slice(this.#root.length).split('/')[0] ?? ''
      const latest = newest.get(folder)
      if (!latest || latest < changed) newest.set(folder, changed)
    }
    return [...newest].filter(([, changed]) => changed < moment).map(([folder]) => folder)
  }

  async *list(): AsyncGenerator<StoredFile> {
    for await (const { key } of listObjects(this.#client, this.#root)) {
      const [folder, name] = key.slice(this.#root.length).split('/')
      if (folder && name) yield { folder, name }
    }
  }

  async temporaryPath(): Promise<string> {
    return this.#temporary.path().catch((error: unknown) => {
      throw asDiskFault(error)
    })
  }

  sweepTemporary(moment: Date): Promise<void> {
    return this.#temporary.sweep(moment)
  }

  async #store(path: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const answer = await this.#client.send({ method: 'PUT', key: `${this.#root}${path}`, body })
    await answer.body?.cancel()
  }

  async #delete(key: string): Promise<void> {
    const answer = await this.#client.send({ method: 'DELETE', key })
    await answer.body?.cancel()
  }

  async #listKeys(prefix: string): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of listObjects(this.#client, prefix)) keys.push(key)
    return keys
  }
}

async function bytesOf(source: FileSource): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(source instanceof Uint8Array ? source : await readFile(source.path))
}

/**
 * Turns a refusal after the start (for example of a revoked key) into a fault, because only the owner can correct it.
 */
const asFault = (error: unknown) => (error instanceof ApiError ? error : storeUnavailable(error))
