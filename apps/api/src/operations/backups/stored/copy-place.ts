import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { OperationRefused } from '../../../db/operation-refused.ts'
import { S3Client, type S3Settings } from '../../../platform/files/s3-client.ts'
import { listObjects } from '../../../platform/files/s3-listing.ts'
import { uploadInParts } from '../../../platform/files/s3-multipart.ts'
import { S3Refusal } from '../../../platform/files/s3-refusal.ts'
import type { BackupSettings } from '../../../platform/services.ts'
import { encryptedEnding, isBackupName } from './keep-backups.ts'
import { preparePlace } from './partial-name.ts'

export interface StoredArchive {
  readonly bytes: number
  readonly content: Readable
}

/** The second place of backups: a folder or a bucket. Archives have the same names there. */
export interface CopyPlace {
  readonly kind: 'folder' | 'bucket'
  /** Whether an archive of this name may be stored there. */
  accepts(name: string): boolean
  /** Names of the archives there. */
  list(): Promise<string[]>
  /** Stores a file under a name; it is there completely or not at all. */
  put(path: string, name: string): Promise<void>
  /** undefined when no archive has this name. */
  open(name: string): Promise<StoredArchive | undefined>
  remove(name: string): Promise<void>
}

/** The second place of the settings; undefined where none is set. */
export function openCopyPlace({ copyFolder, copyBucket }: BackupSettings): CopyPlace | undefined {
  if (copyFolder) return folderPlace(copyFolder)
  return copyBucket && bucketPlace(copyBucket)
}

function folderPlace(folder: string): CopyPlace {
  return {
    kind: 'folder',
    accepts: () => true,
    async list() {
      // Never made: without its disk the path would be a folder of the disk of the first place.
      const names = await readdir(folder).catch((error: Error) => {
        throw new OperationRefused(`BACKUP_COPY_DIR cannot be read, is its disk mounted? ${error.message}`)
      })
      return names.filter(isBackupName)
    },
    async put(path, name) {
      const partial = await preparePlace(join(folder, name))
      try {
        await pipeline(createReadStream(path), createWriteStream(partial, { mode: 0o600, flush: true }))
        await rename(partial, join(folder, name))
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    open: (name) => openArchive(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** An archive in a folder; undefined when it is not there. */
export async function openArchive(path: string): Promise<StoredArchive | undefined> {
  const file = await stat(path).catch(() => undefined)
  return file?.isFile() ? { bytes: file.size, content: createReadStream(path) } : undefined
}

/** Keys begin so, beside those of uploaded files where one bucket holds both. */
const root = 'backups/'

function bucketPlace(settings: S3Settings): CopyPlace {
  const client = new S3Client(settings)
  return {
    kind: 'bucket',
    // Archives from before the passphrase was set are readable by everybody who can read the bucket.
    accepts: (name) => name.endsWith(encryptedEnding),
    async list() {
      const names: string[] = []
      for await (const { key } of listObjects(client, root)) names.push(key.slice(root.length))
      return names.filter(isBackupName)
    },
    put: (path, name) => uploadInParts(client, path, `${root}${name}`),
    async open(name) {
      const answer = await client.send({ method: 'GET', key: `${root}${name}` }).catch((error: unknown) => {
        if (error instanceof S3Refusal && error.status === 404) return undefined
        throw error
      })
      if (!answer?.body) return undefined
      const bytes = Number(answer.headers.get('content-length'))
      return { bytes, content: Readable.fromWeb(answer.body as WebStream<Uint8Array>) }
    },
    async remove(name) {
      await client.send({ method: 'DELETE', key: `${root}${name}` })
    },
  }
}
