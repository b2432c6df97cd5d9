import { DomUtils, parseDocument } from 'htmlparser2'
import { SettingRefused } from '../setting-refused.ts'

/** The store's error body; `code` as in the S3 documentation, for example `NoSuchKey`. */
export interface S3ErrorBody {
  readonly code: string
  readonly message: string
}

/** A request that the store refused; repeating it changes nothing. */
export class S3Refusal extends Error {
  override name = 'S3Refusal'
  readonly status: number
  readonly code: string

  constructor(status: number, { code, message }: S3ErrorBody) {
    super(`the store answered ${status} ${code}: ${message}`)
    this.status = status
    this.code = code
  }
}

/** Text of the first element of this name in an S3 answer. */
export function textOf(xml: ReturnType<typeof parseDocument>, name: string): string {
  const [element] = DomUtils.getElementsByTagName(name, xml, true, 1)
  return element ? DomUtils.textContent(element) : ''
}

/** Reads a refusal's body; some stores send none. */
export async function s3ErrorOf(answer: Response): Promise<S3ErrorBody> {
  const body = await answer.text().catch(() => '')
  const xml = parseDocument(body.slice(0, 10_000), { xmlMode: true })
  return { code: textOf(xml, 'Code') || 'unknown', message: textOf(xml, 'Message').slice(0, 300) }
}

const variables: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET: the store has no such bucket',
  InvalidBucketName: 'S3_BUCKET: no name for a bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: the store does not know it',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY: the store does not accept it',
  AccessDenied: 'S3_ACCESS_KEY_ID: it must be allowed to list, read, write and delete in the bucket',
  AuthorizationHeaderMalformed: 'S3_REGION: the store is in another region',
  PermanentRedirect: 'S3_REGION: the bucket is in another region, or S3_ENDPOINT is not its own',
}

/** A refusal at the start as one line that names the wrong setting. */
export const settingOf = (refusal: S3Refusal): SettingRefused =>
  new SettingRefused(variables[refusal.code] ?? `S3_ENDPOINT: ${refusal.message}`)
