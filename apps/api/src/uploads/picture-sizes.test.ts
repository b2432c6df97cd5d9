import { join } from 'node:path'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { samplePictures } from '@dvor/sample/pictures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFile } from '../platform/files/file-queries.ts'
import { LocalFiles } from '../platform/files/local-files.ts'
import { preparePicture } from '../sample/sample-picture.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let property: TestApi
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())

/** A building with a picture of the sample as it is stored before its sizes are made. */
async function addObject(): Promise<string> {
  const token = await adminToken(property)
  const created = await property.call('POST', '/accommodation-objects', { body: { title: 'Sýpka' }, token })
  const { id } = created.body as { id: string }
  const { record, folder, sources } = await preparePicture('mushroom-walk', 'full')
  await new LocalFiles(join(property.dataDir, 'uploads')).put(folder, sources)
  await insertFile(property.api.db, record, { ref: 'accommodation-object', refId: id, field: 'image' })
  return id
}

async function pictureOf(id: string): Promise<UploadedFile> {
  const { body } = await property.call('GET', `/accommodation-objects/${id}`)
  return (body as { image: UploadedFile }).image
}

/** Type of a file as it is served. */
async function servedType(url: string): Promise<unknown> {
  const { statusCode, headers } = await property.app.inject(url)
  expect(statusCode, url).toBe(200)
  return headers['content-type']
}

test('a picture of the sample is served whole at once, and gets its sizes after the start', async () => {
  const id = await addObject()
  const whole = await pictureOf(id)
  const { alt, width, height } = samplePictures['mushroom-walk']
  expect(whole).toMatchObject({ alt, width, height, formats: [{ width, avif: null }] })
  expect(await servedType(whole.url)).toBe('image/webp')
  await property.api.start()
  await property.api.settle()
  const sized = await pictureOf(id)
  expect(sized).toMatchObject({ alt, width, height, mime: 'image/jpeg', placeholder: whole.placeholder })
  expect(sized.formats.map((format) => format.width)).toEqual([400, 800, 1200, 1600])
  for (const { avif, webp, jpeg } of sized.formats) {
    expect(await servedType(avif ?? '')).toBe('image/avif')
    expect(await servedType(webp)).toBe('image/webp')
    expect(await servedType(jpeg)).toBe('image/jpeg')
  }
})
