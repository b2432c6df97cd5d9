import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { startS3, type TestS3 } from '../testing/servers/s3-server.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { folderOf } from '../platform/files/file-places.ts'
import { registry } from '../collections/index.ts'
import { sweepFiles } from './sweep-files.ts'

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
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')
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
const fileOf = ({ body }: { body: unknown }) => (body as [UploadedFile])[0]
const keysOf = async ({ url }: UploadedFile) =>
  (await s3.keys()).filter((key) => key.includes(folderOf(url))).map((key) => key.split('/').at(-1))

test('a picture is stored in the bucket in all its sizes and served from the property’s origin', async () => {
  const refId = await create('/accommodation-objects')
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const file = fileOf(await upload(fields))
  await property.api.settle()
  expect(await keysOf(file)).toEqual(['400.avif', '400.jpg', '400.webp', '800.avif', '800.jpg', '800.webp'])
  const { body } = await property.call('GET', `/accommodation-objects/${refId}`)
  const [smallest] = (body as { image: UploadedFile }).image.formats
  for (const url of [smallest?.avif, smallest?.webp, smallest?.jpeg]) {
    const served = await fetchFile(url ?? '')
    expect(served.statusCode).toBe(200)
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 400 })
  }
})

test('replaced and removed pictures leave nothing in the bucket', async () => {
  const fields = {
    ref: 'accommodation-object',
    refId: await create('/accommodation-objects'),
    field: 'image',
  }
  const old = fileOf(await upload(fields))
  await property.api.settle()
  expect((await fetchFile(old.url)).statusCode).toBe(200)
  const fresh = fileOf(await upload(fields))
  await property.api.settle()
  expect(await keysOf(old)).toEqual([])
  expect((await fetchFile(old.url)).statusCode).toBe(404)
  expect((await fetchFile(fresh.url)).statusCode).toBe(200)
  await property.call('DELETE', `/upload/files/${fresh.id}`, { token })
  expect(await keysOf(fresh)).toEqual([])
  expect((await fetchFile(fresh.url)).statusCode).toBe(404)
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
  await property.api.settle()
  const [seen, unseen] = [file.formats[0]?.jpeg ?? '', file.formats[1]?.jpeg ?? '']
  expect((await fetchFile(seen)).statusCode).toBe(200)
  const before = await s3.keys()
  await s3.stop()
  expect(await upload(fields)).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } })
  expect((await fetchFile(seen)).statusCode).toBe(200)
  const missing = await fetchFile(unseen)
  expect(missing.json()).toMatchObject({ code: 'storage_unavailable' })
  expect(missing.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  await s3.start()
  expect(await s3.keys()).toEqual(before)
  const { rows } = await property.api.db.$client.query('select id from files where ref_id = $1', [refId])
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
  await property.api.settle()
  await s3.stop()
  expect((await property.call('DELETE', `/upload/files/${file.id}`, { token })).status).toBe(200)
  await s3.start()
  expect(await keysOf(file)).not.toEqual([])
  await s3.age(folderOf(file.url), 2)
  const files = openFileStore(property.dataDir, s3.settings)
  await sweepFiles({ db: property.api.db, files, clock: property.clock, registry })
  expect(await keysOf(file)).toEqual([])
})
