import { open } from 'node:fs/promises'
import { parseDocument } from 'htmlparser2'
import type { S3Client } from './s3-client.ts'
import { textOf } from './s3-refusal.ts'

/** Size of a part; S3 allows 5 MB to 5 GB, and 10,000 parts. */
const partBytes = 16 * 1024 * 1024
const mostParts = 10_000

/**
 * Stores a file of any size under a key, part by part, so that only one part is in memory. The object appears when the
 * last part is there; a failure leaves nothing. @throws as `S3Client.send`
 */
export async function uploadInParts(
  client: S3Client,
  path: string,
  key: string,
  size = partBytes,
): Promise<void> {
  const begun = await client.send({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = textOf(parseDocument(await begun.text(), { xmlMode: true }), 'UploadId')
  try {
    const tags = await sendParts(client, path, { key, uploadId, size })
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    )
    const body = new TextEncoder().encode(
      `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    )
    const done = await client.send({ method: 'POST', key, query: { uploadId }, body })
    // A store may answer 200 and tell the failure in the body (S3, CompleteMultipartUpload).
    const answer = await done.text()
    if (answer.includes('<Error>'))
      throw new Error(`the store did not join the parts: ${answer.slice(0, 300)}`)
  } catch (error) {
    await client.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined)
    throw error
  }
}

/** @returns the tags of the parts in their order, as the store needs them to join them */
async function sendParts(
  client: S3Client,
  path: string,
  { key, uploadId, size }: { key: string; uploadId: string; size: number },
): Promise<string[]> {
  const file = await open(path)
  try {
    const { size: whole } = await file.stat()
    const part = new Uint8Array(Math.max(size, Math.ceil(whole / mostParts)))
    const tags: string[] = []
    for (let sent = 0; sent < whole || tags.length === 0;) {
      const { bytesRead } = await file.read(part, 0, part.length, sent)
      const query = { partNumber: String(tags.length + 1), uploadId }
      const answer = await client.send({ method: 'PUT', key, query, body: part.subarray(0, bytesRead) })
      await answer.body?.cancel()
      tags.push(answer.headers.get('etag') ?? '')
      sent += bytesRead
    }
    return tags
  } finally {
    await file.close()
  }
}
