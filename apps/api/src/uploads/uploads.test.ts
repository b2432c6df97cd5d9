import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpeg, pdf, pictureOf } from '../testing/fixtures/upload-bench.ts'
import { openUploads } from '../testing/uploads/several-uploads.ts'

const here = openUploads()
const { upload, settled, createObject } = here

const filesOf = (answer: { body: unknown }) => answer.body as [UploadedFile, ...UploadedFile[]]

const fetchFile = (url: string) => here.property.app.inject({ method: 'GET', url })

const createDocument = () => here.bench.createDocument()

const imageOf = async (id: string) =>
  ((await here.property.call('GET', `/accommodation-objects/${id}`)).body as { image: UploadedFile | null })
    .image

test('a photo is re-encoded in all sizes, upright and without its metadata', async () => {
  const refId = await createObject()
  const photo = await pictureOf(1300, 2000)
    .withExif({ IFD0: { Copyright: 'Tajny autor' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const answer = await upload([{ name: 'IMG 1.jpg', content: photo }], {
    ref: 'accommodation-object',
    refId,
    field: 'image',
    alt: 'Dom pod lipami',
  })
  expect(answer.status).toBe(200)
  const [file] = filesOf(answer)
  expect(file).toMatchObject({ name: 'IMG 1.jpg', mime: 'image/jpeg', width: 2000, alt: 'Dom pod lipami' })
  expect(file.formats.map(({ width, height }) => [width, height])).toEqual([
    [400, 260],
    [800, 520],
    [1200, 780],
    [1600, 1040],
    [2000, 1300],
  ])
  expect(await imageOf(refId)).toMatchObject({ id: file.id })
  for (const { width, webp, jpeg: jpg } of file.formats)
    for (const url of [webp, jpg]) {
      const served = await fetchFile(url)
      const metadata = await sharp(served.rawPayload).metadata()
      expect(metadata).toMatchObject({ width, format: url.endsWith('webp') ? 'webp' : 'jpeg' })
      expect(metadata.exif).toBeUndefined()
      expect(metadata.orientation).toBeUndefined()
      expect(served.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
    }
  expect(Buffer.from(file.placeholder ?? '', 'base64').length).toBeGreaterThan(5)
})

test.each([
  [600, [400, 600]],
  [820, [400, 820]],
  [300, [300]],
  [3000, [400, 800, 1200, 1600, 2400]],
])('a picture of %i px keeps its width up to the widest size', async (width, widths) => {
  const content = await sharp({ create: { width, height: 100, channels: 3, background: '#777' } })
    .png()
    .toBuffer()
  const refId = await createObject()
  const [file] = filesOf(
    await upload([{ name: 'a.png', content }], { ref: 'accommodation-object', refId, field: 'image' }),
  )
  expect(file?.formats.map((format) => format.width)).toEqual(widths)
})

test('AVIF files are made in the background, and a restart makes missing ones', async () => {
  const refId = await createObject()
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const [file] = filesOf(await upload([{ name: 'a.jpg', content: await jpeg() }], fields))
  expect(file.formats.map(({ avif }) => avif)).toEqual([null, null])
  await settled()
  const done = await imageOf(refId)
  for (const { avif, width } of done?.formats ?? []) {
    const served = await fetchFile(avif ?? '')
    expect(served.headers['content-type']).toBe('image/avif')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width, format: 'heif' })
  }
  await here.property.api.db.$client.query(
    `update files set formats = jsonb_set(formats, '{1,avif}', 'null') where id = $1`,
    [file.id],
  )
  await here.property.api.start()
  await settled()
  expect((await imageOf(refId))?.formats.at(1)?.avif).toMatch(/900\.avif$/)
})

test('a small picture is never enlarged', async () => {
  const refId = await createObject()
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const [file] = filesOf(await upload([{ name: 's.jpg', content: await jpeg(120, 80) }], fields))
  expect(file.formats.map(({ width }) => width)).toEqual([120])
})

test('a large picture has every size up to 2400', async () => {
  const fields = { ref: 'accommodation-object', refId: await createObject(), field: 'image' }
  const [file] = filesOf(await upload([{ name: 'l.jpg', content: await jpeg(3000, 150) }], fields))
  expect(file.formats.map(({ width, height }) => [width, height])).toEqual([
    [400, 20],
    [800, 40],
    [1200, 60],
    [1600, 80],
    [2400, 120],
  ])
})

test('a picture that is longer than its formats allow is made smaller', async () => {
  const fields = { ref: 'accommodation-object', refId: await createObject(), field: 'image' }
  const content = await pictureOf(20, 20_000).png().toBuffer()
  const [file] = filesOf(await upload([{ name: 'snimka obrazovky.png', content }], fields))
  expect(file).toMatchObject({ width: 16, height: 16_383 })
  for (const { webp, jpeg: url } of file.formats)
    for (const path of [webp, url]) expect((await fetchFile(path)).statusCode).toBe(200)
})

test.each(['png', 'webp', 'avif'] as const)('%s is accepted', async (format) => {
  const refId = await createObject()
  const content = await pictureOf(500, 300).toFormat(format).toBuffer()
  const answer = await upload([{ name: 'obrazok', content }], {
    ref: 'accommodation-object',
    refId,
    field: 'image',
  })
  expect(answer).toMatchObject({ status: 200, body: [{ mime: 'image/jpeg', width: 500 }] })
})

test('a new picture replaces the old one of a single field, files included', async () => {
  const refId = await createObject()
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const [old] = filesOf(await upload([{ name: '1.jpg', content: await jpeg() }], fields))
  await settled()
  const [fresh] = filesOf(await upload([{ name: '2.jpg', content: await jpeg() }], fields))
  expect((await imageOf(refId))?.id).toBe(fresh.id)
  expect((await fetchFile(old.url)).statusCode).toBe(404)
  expect((await fetchFile(fresh.url)).statusCode).toBe(200)
})

test('a PDF is served unchanged, under its name and without content sniffing', async () => {
  const refId = await createDocument()
  const fields = { ref: 'document', refId, field: 'file' }
  const answer = await upload([{ name: '../Cenník "stravy".pdf', content: pdf }], fields)
  expect(answer).toMatchObject({ status: 200, body: [{ mime: 'application/pdf', size: pdf.length }] })
  const served = await fetchFile(filesOf(answer)[0].url)
  expect(served.rawPayload.equals(pdf)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': "inline; filename*=UTF-8''Cenn%C3%ADk%20stravy.pdf",
  })
})

test.each([
  ['', 'dokument.pdf'],
  [`${'中'.repeat(100)}.pdf`, `${'中'.repeat(65)}.pdf`],
  [`${'🐑'.repeat(99)}x.pdf`, `${'🐑'.repeat(45)}x.pdf`],
  [`ponuka.${'x'.repeat(91)}.pdf`, `${'x'.repeat(91)}.pdf`],
  ['x'.repeat(120), `${'x'.repeat(96)}.pdf`],
])('a PDF of any name can be stored and opened: “%s”', async (name, stored) => {
  const fields = { ref: 'document', refId: await createDocument(), field: 'file' }
  const answer = await upload([{ name, content: pdf }], fields)
  expect(answer).toMatchObject({ status: 200, body: [{ name: stored }] })
  expect((await fetchFile(filesOf(answer)[0].url)).statusCode).toBe(200)
})

test('the variant with an empty data object stores pictures for texts', async () => {
  const content = await jpeg(500, 300)
  const answer = await upload(
    [
      { name: 'blob', content },
      { name: 'dva.jpg', content },
    ],
    { data: '{}' },
  )
  expect(answer.body).toHaveLength(2)
  expect((await upload([{ name: 'blob', content }], { data: '{"ref":"x"}' })).status).toBe(400)
})

test('removing a file removes its record and every format', async () => {
  const refId = await createObject()
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const [file] = filesOf(await upload([{ name: 'a.jpg', content: await jpeg() }], fields))
  await settled()
  const gone = await here.property.call('DELETE', `/upload/files/${file.id}`, { token: here.token })
  expect(gone).toMatchObject({ status: 200, body: { id: file.id } })
  expect(await imageOf(refId)).toBeNull()
  for (const { webp, jpeg: jpg } of file.formats)
    for (const url of [webp, jpg]) expect((await fetchFile(url)).statusCode).toBe(404)
  expect((await here.property.call('DELETE', `/upload/files/${file.id}`, { token: here.token })).status).toBe(
    404,
  )
})
