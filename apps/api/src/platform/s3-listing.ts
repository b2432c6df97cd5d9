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

/** Every object whose key begins with `prefix`, page by page (ListObjectsV2). @throws as `S3Client.send` */
export async function* listObjects(
  client: S3Client,
  prefix: string,
  pageSize = 1000,
): AsyncGenerator<S3Object> {
  let token: string | undefined
  do {
    const page = { 'list-type': '2', prefix, 'max-keys': String(pageSize) }
    const query = token ? { ...page, 'continuation-token': token } : page
    const answer = await client.send({ method: 'GET', query })
    const xml = parseDocument(await answer.text(), { xmlMode: true })
    yield* objectsIn(xml)
    token = textOf(xml, 'NextContinuationToken') || undefined
  } while (token)
}
