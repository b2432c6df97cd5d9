import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, adminToken, signInAs } from './testing/sign-in.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

/** Requests of public clients of Strapi 3 other than the queries, which crud/engine.test.ts covers. */
let api: TestApi
let token: string
const picture = await sharp({ create: { width: 420, height: 280, channels: 3, background: '#1F3D2B' } })
  .jpeg()
  .toBuffer()

beforeAll(async () => {
  api = await startTestApi()
  token = await adminToken(api)
})
afterAll(() => api.close())

/** A multipart body in the browsers' form. */
async function formOf(parts: Record<string, string | Buffer>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([Uint8Array.from(value)], { type: 'image/jpeg' }), 'fotka.jpg')
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { body: Buffer.from(await encoded.arrayBuffer()), headers, token }
}

test('the answer to a sign-in has the token as jwt, too, and /users/me the account', async () => {
  const user = await addUser(api, 'authenticated')
  const session = (await signInAs(api, user)) as { accessToken: string; jwt?: string }
  expect(session.jwt).toBe(session.accessToken)
  const me = await api.call('GET', '/users/me', { token: session.jwt })
  expect(me).toMatchObject({ status: 200, body: { id: user.id, role: 'authenticated', blocked: false } })
  expect((await api.call('GET', '/users/me')).status).toBe(401)
})

test.each(['undefined', 'null', '"undefined"'])(
  'a bearer of %s on a public read counts as a visitor',
  async (bearer) => {
    expect((await api.call('GET', '/text-blocks', { token: bearer })).status).toBe(200)
    expect((await api.call('GET', '/coupons', { token: bearer })).status).toBe(401)
    expect((await api.call('POST', '/coupons', { token: bearer, body: {} })).status).toBe(401)
  },
)

test('a record and its files are sent in one form, and a wrong file leaves no record behind', async () => {
  const data = JSON.stringify({ title: 'Maštaľ' })
  const answer = await api.call(
    'POST',
    '/accommodation-objects',
    await formOf({ data, 'files.image': picture }),
  )
  expect(answer).toMatchObject({
    status: 200,
    body: { title: 'Maštaľ', image: { mime: 'image/jpeg', width: 420 } },
  })
  const { id, image } = answer.body as { id: string; image: UploadedFile }
  const edited = await api.call(
    'PUT',
    `/accommodation-objects/${id}`,
    await formOf({ data: JSON.stringify({ title: 'Stará maštaľ' }), 'files.image': picture }),
  )
  expect(edited).toMatchObject({ status: 200, body: { title: 'Stará maštaľ' } })
  expect((edited.body as { image: UploadedFile }).image.id).not.toBe(image.id)
  const count = async () => (await api.call('GET', '/accommodation-objects/count', { token })).body
  const before = await count()
  const wrong = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')
  for (const [parts, status] of [
    [{ data, 'files.image': wrong }, 415],
    [{ data, 'files.title': picture }, 400],
    [{ data: '{', 'files.image': picture }, 400],
    [{ 'files.image': picture }, 400],
    [{ data, more: 'x' }, 400],
  ] as const)
    expect((await api.call('POST', '/accommodation-objects', await formOf(parts))).status).toBe(status)
  const anonymous = await formOf({ data, 'files.image': picture })
  expect((await api.call('POST', '/accommodation-objects', { ...anonymous, token: undefined })).status).toBe(
    401,
  )
  expect(await count()).toBe(before)
})

test('files are uploaded alone, listed, counted, read and searched by admins', async () => {
  const answer = await api.call('POST', '/upload', await formOf({ files: picture }))
  expect(answer.status).toBe(200)
  const [file] = answer.body as [UploadedFile]
  const list = await api.call('GET', '/upload/files?name_contains=FOTKA&_sort=size:DESC&_limit=-1', { token })
  expect((list.body as UploadedFile[]).map(({ id }) => id)).toContain(file.id)
  expect((await api.call('GET', '/upload/files/count?mime=image/jpeg', { token })).body).toBeGreaterThan(0)
  expect((await api.call('GET', `/upload/files/${file.id}`, { token })).body).toMatchObject({
    id: file.id,
    url: file.url,
  })
  expect((await api.call('GET', `/upload/files/${crypto.randomUUID()}`, { token })).status).toBe(404)
  const result = await api.call('GET', '/upload/search/fotka', { token })
  expect((result.body as UploadedFile[]).map(({ id }) => id)).toContain(file.id)
  expect((await api.call('GET', '/upload/files?secret=1', { token })).status).toBe(400)
})

test('the singular of a plural ref is accepted', async () => {
  const answer = await api.call('POST', '/activities', { token, body: { title: 'Jazda', kind: 'farm' } })
  const { id } = answer.body as { id: string }
  const parts = { files: picture, ref: 'activity', refId: id, field: 'image' }
  expect((await api.call('POST', '/upload', await formOf(parts))).status).toBe(200)
  expect((await api.call('GET', `/activities/${id}`)).body).toMatchObject({ image: { mime: 'image/jpeg' } })
})

test('the link for a new password leads to the given page only at an origin that the settings allow', async () => {
  const allowed = await api.call('PUT', '/global-settings', {
    token,
    body: { cors_origins: ['https://app.example.sk'] },
  })
  expect(allowed.status).toBe(200)
  const link = async (url: string) => {
    const { email } = await addUser(api)
    await api.call('POST', '/auth/forgot-password', { body: { email, url }, from: `10.0.0.${url.length}` })
    await api.api.settle()
    const { rows } = await api.api.db.$client.query<{ body_text: string }>(
      'select body_text from outgoing_emails where "to" = $1',
      [email],
    )
    return rows[0]?.body_text ?? ''
  }
  expect(await link('https://app.example.sk/nove-heslo')).toContain('https://app.example.sk/nove-heslo?code=')
  const foreign = await link('https://evil.example/nove-heslo')
  expect(foreign).not.toContain('evil.example')
  expect(foreign).toContain('http://127.0.0.1:3000/reset-password?code=')
})

test('origins in the settings have no path', async () => {
  for (const origin of ['https://app.example.sk/', 'app.example.sk', '*', 'javascript:alert(1)'])
    expect(
      (await api.call('PUT', '/global-settings', { token, body: { cors_origins: [origin] } })).status,
    ).toBe(400)
})
