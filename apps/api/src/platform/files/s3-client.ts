import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { s3ErrorOf, S3Refusal } from './s3-refusal.ts'
import { storeUnavailable } from './store-faults.ts'

/** Address of an S3-compatible store, and the credentials for it. */
export interface S3Settings {
  /** `https://s3.eu-central-1.amazonaws.com`, without a trailing slash. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Path inside the bucket; empty for the bucket itself. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

/** Timeout (ms) for the first byte of an answer, which comes after a whole file was sent. */
const answerLimitMs = 30_000
const pausesMs = [100, 400]
const passing = new Set([429, 500, 502, 503, 504])

/** RFC 3986: the signature covers exactly these escapes; `encodeURIComponent` leaves five characters unescaped. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (body: Uint8Array | undefined) =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex')

/**
 * Signed requests to one bucket (AWS Signature Version 4, with the bucket in the path, which every S3-compatible store
 * supports). Temporary failures are tried three times.
 */
export class S3Client {
  readonly #signer: AwsClient
  readonly #root: string

  constructor({ endpoint, bucket, ...keys }: S3Settings) {
    this.#signer = new AwsClient({ ...keys, service: 's3' })
    this.#root = `${endpoint}/${escaped(bucket)}`
  }

  /**
   * The answer of a successful request; the caller reads or cancels its body. @throws S3Refusal for requests that the
   * store refuses, ApiError `storage_unavailable` when it does not answer
   */
  async send(request: S3Request): Promise<Response> {
    for (const pauseMs of pausesMs) {
      const answer = await this.#once(request).catch(() => undefined)
      if (answer && !passing.has(answer.status)) return accepted(answer)
      await answer?.body?.cancel()
      await wait(pauseMs)
    }
    const last = await this.#once(request).catch((error: unknown) => {
      throw storeUnavailable(error)
    })
    if (passing.has(last.status)) throw storeUnavailable(await s3ErrorOf(last))
    return accepted(last)
  }

  async #once({ method, key = '', query, body }: S3Request): Promise<Response> {
    const path = key.split('/').map(escaped).join('/')
    const search = query ? `?${new URLSearchParams(query)}` : ''
    // The store compares the received bytes with this sum and refuses a cut body.
    const headers = { 'x-amz-content-sha256': sha256(body) }
    const url = `${this.#root}${path && `/${path}`}${search}`
    // A redirect to another region is not followed, because the signature would be wrong there.
    const signed = await this.#signer.sign(url, { method, headers, body, redirect: 'manual' })
    return inTime(signed)
  }
}

/** Limits the time to the answer's head only, because a large file may be read slowly. */
async function inTime(request: Request): Promise<Response> {
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(new Error('the store took too long')), answerLimitMs)
  try {
    return await fetch(request, { signal: tooLate.signal })
  } finally {
    clearTimeout(timer)
  }
}

async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  throw new S3Refusal(answer.status, await s3ErrorOf(answer))
}
