import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { whitePng } from '../testing/files/white-png.ts'
import { jpeg, openUploadBench, pdf, type UploadBench } from '../testing/fixtures/upload-bench.ts'
import { uploadForm } from '../testing/upload-form.ts'

let bench: UploadBench
let property: TestApi
beforeAll(async () => {
  bench = await openUploadBench()
  ;({ api: property } = bench)
})
afterAll(() => property.close())

const upload: UploadBench['upload'] = (...given) => bench.upload(...given)
const fetchFile = (url: string) => property.app.inject({ method: 'GET', url })
const settled = () => property.api.settle()
const storedFolders = () => bench.storedFolders()
const createDocument = () => bench.createDocument()
const createObject = () => bench.createObject()

test('a file’s type is detected by its content, not by its name', async () => {
  const refId = await createObject()
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const refused = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
    heic,
    pdf,
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not a picture at all')]),
  ]
  for (const content of refused)
    expect(await upload([{ name: 'photo.jpg', content }], fields)).toMatchObject({
      status: 415,
      body: { code: 'file_type' },
    })
  const document = { ref: 'document', refId: await createDocument(), field: 'file' }
  const picture = await upload([{ name: 'zmluva.pdf', content: await jpeg() }], document)
  expect(picture).toMatchObject({ status: 415, body: { code: 'file_type' } })
})

test('more than 25 MB or 60 megapixels are refused, and nothing is left behind', async () => {
  const fields = { ref: 'accommodation-object', refId: await createObject(), field: 'image' }
  await settled()
  const before = await storedFolders()
  const large = Buffer.concat([await jpeg(10, 10), Buffer.alloc(26 * 1024 * 1024)])
  expect((await upload([{ name: 'a.jpg', content: large }], fields)).body).toMatchObject({
    code: 'file_too_large',
  })
  const wide = whitePng(10_000, 6_001)
  expect(await upload([{ name: 'a.png', content: wide }], fields)).toMatchObject({
    status: 413,
    body: { code: 'file_too_large' },
  })
  expect(await storedFolders()).toEqual(before)
  expect(await readdir(join(property.dataDir, 'uploads', '.incoming'))).toEqual([])
})

test('the owner must exist and have such a field', async () => {
  const files = [{ name: 'a.jpg', content: await jpeg(50, 50) }]
  const refId = await createObject()
  const of = (fields: Record<string, string>) => upload(files, fields)
  expect(await of({ ref: 'nothing', refId, field: 'image' })).toMatchObject({
    body: { fields: [{ path: 'ref', code: 'invalid_choice' }] },
  })
  expect(await of({ ref: 'accommodation-object', refId, field: 'title' })).toMatchObject({
    body: { fields: [{ path: 'field', code: 'invalid_choice' }] },
  })
  const unknownOwner = { ref: 'accommodation-object', refId: crypto.randomUUID(), field: 'image' }
  expect((await of(unknownOwner)).status).toBe(404)
  expect(await of({ ref: 'accommodation-object', field: 'image' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'refId', code: 'required' }] },
  })
  expect(await upload([], { ref: 'accommodation-object', refId, field: 'image' })).toMatchObject({
    body: { fields: [{ path: 'files', code: 'required' }] },
  })
})

test('uploading and removing is for admins', async () => {
  const answer = await property.call('POST', '/upload', uploadForm([], {}))
  expect(answer.status).toBe(401)
  expect((await property.call('DELETE', `/upload/files/${crypto.randomUUID()}`)).status).toBe(401)
})

test('only uploaded files are served', async () => {
  for (const url of [
    '/uploads/..%2f..%2fetc/passwd',
    '/uploads/.incoming/x.jpg',
    '/uploads/abcdef0123456789abcdef01-01234567/..%2f..%2fx.jpg',
    '/uploads/abcdef0123456789abcdef01-01234567/source.png',
    '/uploads/abcdef0123456789abcdef01-01234567/%00.jpg',
  ])
    expect((await fetchFile(url)).statusCode).toBe(404)
})

test('a refused upload is read to its end, so that its connection is closed', async () => {
  const other = await startTestApi()
  const bearer = await adminToken(other)
  const origin = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const large = { name: 'a.jpg', content: Buffer.alloc(8 * 1024 * 1024) }
  const { body, headers } = uploadForm([{ name: 'a.svg', content: Buffer.from('<svg/>') }, large], {})
  const answer = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    body,
    headers: { ...headers, authorization: `Bearer ${bearer}` },
  })
  expect(answer.status).toBe(415)
  await answer.text()
  // Closing waits for every connection that is still in use.
  await other.close()
})
