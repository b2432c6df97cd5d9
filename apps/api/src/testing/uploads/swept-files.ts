import { join } from 'node:path'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { LocalFiles } from '../../platform/files/local-files.ts'
import { adminToken } from '../sign-in.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { uploadForm } from '../upload-form.ts'
import { registry } from '../../collections/index.ts'
import { sweepFiles } from '../../uploads/sweep-files.ts'

/** A property for the tests of a file, with uploads, the passing of days and the clean-up of files. */
export function openSweep() {
  let property: TestApi

  beforeAll(async () => void (property = await startTestApi()))

  afterAll(() => property.close())

  const days = (count: number) => property.clock.advanceMinutes(count * 24 * 60)

  const store = () => new LocalFiles(join(property.dataDir, 'uploads'))

  const sweep = () => sweepFiles({ db: property.api.db, files: store(), clock: property.clock, registry })

  const isThere = async ({ url }: UploadedFile) => (await property.app.inject(url)).statusCode === 200

  async function upload(fields: Record<string, string>): Promise<UploadedFile> {
    const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#D9A441' } })
      .jpeg()
      .toBuffer()
    const token = await adminToken(property)
    const form = uploadForm([{ name: 'a.jpg', content }], fields)
    const [file] = (await property.call('POST', '/upload', { ...form, token })).body as UploadedFile[]
    if (!file) throw new Error('nothing was uploaded')
    await property.api.settle()
    return file
  }

  return {
    get property() {
      return property
    },
    days,
    store,
    sweep,
    isThere,
    upload,
  }
}
