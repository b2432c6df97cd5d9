import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { uploadForm } from '../testing/upload-form.ts'

let property: TestApi
let token: string
let refId: string
beforeAll(async () => {
  property = await startTestApi()
  token = await adminToken(property)
  const body = { title: 'Dom' }
  refId = ((await property.call('POST', '/accommodation-objects', { body, token })).body as { id: string }).id
})
afterAll(() => property.close())

async function upload(fields: Record<string, string>): Promise<UploadedFile> {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#D9A441' } })
    .jpeg()
    .toBuffer()
  const form = uploadForm([{ name: 'a.jpg', content }], fields)
  return ((await property.call('POST', '/upload', { ...form, token })).body as [UploadedFile])[0]
}
const describeAs = (id: string, body: unknown) => property.call('PUT', `/upload/files/${id}`, { token, body })
const shownAlt = async () => {
  const { body } = await property.call('GET', `/accommodation-objects/${refId}`)
  return (body as { image: UploadedFile }).image.alt
}

test('the alternative text of a picture can be changed and removed later', async () => {
  const file = await upload({ ref: 'accommodation-object', refId, field: 'image', alt: 'Dom' })
  const answer = await describeAs(file.id, { alt: '  Dom pod lipami v lete ' })
  expect(answer).toMatchObject({ status: 200, body: { id: file.id, alt: 'Dom pod lipami v lete' } })
  expect(await shownAlt()).toBe('Dom pod lipami v lete')
  await describeAs(file.id, { alt: '' })
  expect(await shownAlt()).toBeNull()
  const { rows } = await property.api.db.$client.query(
    `select before, after from history where record_id = $1 and action = 'file described' order by at, id limit 1`,
    [refId],
  )
  expect(rows).toMatchObject([
    { before: { image: [{ alt: 'Dom' }] }, after: { image: [{ alt: 'Dom pod lipami v lete' }] } },
  ])
})

test('the part that stays in sight is kept beside the description, and shown with the picture', async () => {
  const file = await upload({ ref: 'accommodation-object', refId, field: 'image', alt: 'Dom' })
  expect(await describeAs(file.id, { focus: 'right-top' })).toMatchObject({
    status: 200,
    body: { alt: 'Dom', focus: 'right-top' },
  })
  const { body } = await property.call('GET', `/accommodation-objects/${refId}`)
  expect((body as { image: UploadedFile }).image).toMatchObject({ alt: 'Dom', focus: 'right-top' })
  expect((await describeAs(file.id, { focus: 'somewhere' })).status).toBe(400)
  await describeAs(file.id, { focus: null })
  expect(await describeAs(file.id, { alt: 'Dom' })).toMatchObject({ body: { focus: null } })
})

test('a picture of a text has one, too', async () => {
  const file = await upload({ data: '{}' })
  expect(await describeAs(file.id, { alt: 'Kozy' })).toMatchObject({ status: 200, body: { alt: 'Kozy' } })
})

test('other fields of a file cannot be changed, and only admins may change it', async () => {
  const file = await upload({ data: '{}' })
  expect((await describeAs(file.id, { alt: 'x', url: '/uploads/x/y.jpg' })).status).toBe(400)
  expect((await describeAs(file.id, {})).status).toBe(400)
  expect((await describeAs(file.id, { alt: 'x'.repeat(301) })).status).toBe(400)
  expect((await describeAs(crypto.randomUUID(), { alt: 'x' })).status).toBe(404)
  expect((await property.call('PUT', `/upload/files/${file.id}`, { body: { alt: 'x' } })).status).toBe(401)
})
