import { DomUtils, parseDocument } from 'htmlparser2'
import type { S3Client } from './s3-client.ts'
import { textOf } from './s3-refusal.ts'

export interface S3Object {
  readonly key: string
  readonly changed: Date
}

function objectsIn(xml: ReturnType<typeof parseDocument>): S3Object[] {
  return DomUtils.getElementsByTagName('Contents', xml).map((entry) => {
    const inside = parseDocument(DomUtils.getOuterHTML(entry, { xmlMode: true }), { xmlMode: true })
    return { key: textOf(inside, 'Key'), changed: new Date(textOf(inside, 'LastModified')) }
  })
}

/**
 * Every object whose key begins with `prefix`, page by page, by the older listing with a marker, which every
 * S3-compatible store supports. @throws as `S3Client.send`
 */
export async function* listObjects(
  client: S3Client,
  prefix: string,
  pageSize = 1000,
): AsyncGenerator<S3Object> {
  let marker: string | undefined = ''
  while (marker !== undefined) {
    const query = { prefix, marker, 'max-keys': String(pageSize) }
    const answer = await client.send({ method: 'GET', query })
    const xml = parseDocument(await answer.text(), { xmlMode: true })
    const objects = objectsIn(xml)
    yield* objects
    marker = textOf(xml, 'IsTruncated') === 'true' ? objects.at(-1)?.key : undefined
  }
}
