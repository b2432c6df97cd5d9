import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../../platform/files/s3-client.ts'

export interface StuckStore {
  settings: S3Settings
  /** Resolves when the store begins to receive a file; it never finishes. */
  reached: Promise<void>
  close(): void
}

const emptyListing = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>'

/** An empty S3 store that receives a file and never answers. */
export async function startStuckStore(): Promise<StuckStore> {
  const reached = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.method === 'PUT') reached.resolve()
    else response.end(emptyListing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'stuck',
      region: 'us-east-1',
      accessKeyId: 'stuck',
      secretAccessKey: 'stuck',
    },
    reached: reached.promise,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
