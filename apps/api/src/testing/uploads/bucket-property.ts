import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { startS3, type TestS3 } from '../servers/s3-server.ts'
import { adminToken } from '../sign-in.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { uploadForm } from '../upload-form.ts'
import { folderOf } from '../../platform/files/file-places.ts'

/** The only file of the answer to an upload. */
export const fileOf = ({ body }: { body: unknown }) => (body as [UploadedFile])[0]

/** A property whose uploads lie in a bucket, for the tests of a file. */
export function openBucketProperty() {
  let s3: TestS3

  let property: TestApi

  let token: string

  beforeAll(async () => {
    s3 = await startS3()
    property = await startTestApi({ s3: s3.settings })
    token = await adminToken(property)
  })

  afterAll(async () => {
    await property.close()
    await s3.close()
  })

  const fetchFile = (url: string) => property.app.inject({ method: 'GET', url })

  const jpeg = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#1F3D2B' } })
      .jpeg()
      .toBuffer()

  async function create(path: string): Promise<string> {
    const body = { title: `Záznam ${crypto.randomUUID()}` }
    return ((await property.call('POST', path, { body, token })).body as { id: string }).id
  }

  const upload = async (fields: Record<string, string>, name = 'a.jpg', content?: Buffer) =>
    property.call('POST', '/upload', {
      ...uploadForm([{ name, content: content ?? (await jpeg()) }], fields),
      token,
    })

  const keysOf = async ({ url }: UploadedFile) =>
    (await s3.keys()).filter((key) => key.includes(folderOf(url))).map((key) => key.split('/').at(-1))

  return {
    get s3() {
      return s3
    },
    get property() {
      return property
    },
    get token() {
      return token
    },
    fetchFile,
    create,
    upload,
    keysOf,
  }
}
