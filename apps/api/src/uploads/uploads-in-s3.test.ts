import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { folderOf } from '../platform/files/file-places.ts'
import { registry } from '../collections/index.ts'
import { sweepFiles } from './sweep-files.ts'
import { openBucketProperty, fileOf } from '../testing/uploads/bucket-property.ts'

const here = openBucketProperty()
const { fetchFile, create, upload, keysOf } = here

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')

test('a picture is stored in the bucket in all its sizes and served from the property’s origin', async () => {
  const refId = await create('/accommodation-objects')
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const file = fileOf(await upload(fields))
  await here.property.api.settle()
  expect(await keysOf(file)).toEqual(['400.avif', '400.jpg', '400.webp', '900.avif', '900.jpg', '900.webp'])
  const { body } = await here.property.call('GET', `/accommodation-objects/${refId}`)
  const [smallest] = (body as { image: UploadedFile }).image.formats
  for (const url of [smallest?.avif, smallest?.webp, smallest?.jpeg]) {
    const served = await fetchFile(url ?? '')
    expect(served.statusCode).toBe(200)
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 400 })
  }
})

test('a PDF is returned unchanged under its Slovak name', async () => {
  const fields = { ref: 'document', refId: await create('/documents'), field: 'file' }
  const file = fileOf(await upload(fields, "Cenník (leto) 'A+B' 100%.pdf", pdf))
  const served = await fetchFile(file.url)
  expect(served.rawPayload.equals(pdf)).toBe(true)
  expect(served.headers['x-content-type-options']).toBe('nosniff')
})

test('with an unreachable store an upload is refused as a whole; cached files are still served', async () => {
  const refId = await create('/accommodation-objects')
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const file = fileOf(await upload(fields))
  await here.property.api.settle()
  const [seen, unseen] = [file.formats[0]?.jpeg ?? '', file.formats[1]?.jpeg ?? '']
  expect((await fetchFile(seen)).statusCode).toBe(200)
  const before = await here.s3.keys()
  await here.s3.stop()
  expect(await upload(fields)).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } })
  expect((await fetchFile(seen)).statusCode).toBe(200)
  const missing = await fetchFile(unseen)
  expect(missing.json()).toMatchObject({ code: 'storage_unavailable' })
  expect(missing.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  await here.s3.start()
  expect(await here.s3.keys()).toEqual(before)
  const { rows } = await here.property.api.db.$client.query('select id from files where ref_id = $1', [refId])
  expect(rows).toEqual([{ id: file.id }])
  expect((await fetchFile(unseen)).statusCode).toBe(200)
})

test('removing a picture with an unreachable store removes it; the clean-up deletes its files', async () => {
  const fields = {
    ref: 'accommodation-object',
    refId: await create('/accommodation-objects'),
    field: 'image',
  }
  const file = fileOf(await upload(fields))
  await here.property.api.settle()
  await here.s3.stop()
  expect((await here.property.call('DELETE', `/upload/files/${file.id}`, { token: here.token })).status).toBe(
    200,
  )
  await here.s3.start()
  expect(await keysOf(file)).not.toEqual([])
  await here.s3.age(folderOf(file.url), 2)
  const files = openFileStore(here.property.dataDir, here.s3.settings)
  await sweepFiles({ db: here.property.api.db, files, clock: here.property.clock, registry })
  expect(await keysOf(file)).toEqual([])
})
