import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../../platform/files/s3-client.ts'

export interface TestS3 {
  settings: S3Settings
  /** Names of the objects in the bucket, without the store's own metadata. */
  keys(): Promise<string[]>
  /** Makes the objects under a folder `days` older. */
  age(folder: string, days: number): Promise<void>
  /** Stops the server; its objects stay. */
  stop(): Promise<void>
  /** Starts again at the same address. */
  start(): Promise<void>
  close(): Promise<void>
}

const bucket = 'dvor-pictures'

/** An S3 server of its own that checks every signature, with an empty bucket. Its one account has a fixed name and key. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'dvor-s3-'))
  let port = 0
  let server: S3rver | undefined
  const start = async () => {
    const options = { address: '127.0.0.1', port, directory, silent: true, vhostBuckets: false }
    server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] })
    port = (await server.run()).port
  }
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  await start()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', ...keys },
    keys: () => keysIn(join(directory, bucket)),
    age: async (folder, days) => {
      const within = join(directory, bucket, 'uploads', folder)
      const then = new Date(Date.now() - days * 24 * 60 * 60_000)
      for (const name of await readdir(within)) await utimes(join(within, name), then, then)
    },
    stop,
    start,
    close: async () => {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** Each object is stored as two files: `…._S3rver_object` and its metadata. */
async function keysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const objects = names.filter((name) => name.endsWith('._S3rver_object'))
  return objects.map((name) => name.slice(0, -'._S3rver_object'.length)).toSorted()
}
