import { mkdir, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noisyJpeg } from '../testing/files/noisy-jpeg.ts'
import { mountSmallDisk, unmountSmallDisk } from '../testing/servers/small-disk.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { uploadForm } from '../testing/upload-form.ts'

let property: TestApi
let token: string
let port: number
beforeAll(async () => {
  property = await startTestApi()
  token = await adminToken(property)
  port = Number(new URL(await property.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => property.close())

const incoming = () => readdir(join(property.dataDir, 'uploads', '.incoming'))
const folders = async () =>
  (await readdir(join(property.dataDir, 'uploads'))).filter((name) => !name.startsWith('.'))
const countRows = async () =>
  (await property.api.db.$client.query('select count(*)::int as n from files')).rows[0] as { n: number }

async function createObject(): Promise<string> {
  const body = { title: `Objekt ${crypto.randomUUID()}` }
  return ((await property.call('POST', '/accommodation-objects', { body, token })).body as { id: string }).id
}

test('an interrupted upload leaves nothing behind', async () => {
  const fields = { ref: 'accommodation-object', refId: await createObject(), field: 'image' }
  const { body, headers } = uploadForm([{ name: 'a.jpg', content: await noisyJpeg(1200, 900) }], fields)
  const socket = connect(port, '127.0.0.1')
  const head = {
    host: '127.0.0.1',
    authorization: `Bearer ${token}`,
    'content-length': body.length,
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST /api/upload HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(body.subarray(0, Math.round(body.length / 2)))
  await expect.poll(incoming, { timeout: 20_000 }).toHaveLength(1)
  socket.destroy()
  await expect.poll(incoming, { timeout: 20_000 }).toHaveLength(0)
  expect(await folders()).toEqual([])
  expect(await countRows()).toEqual({ n: 0 })
})

test('a full disk is reported clearly, and no part of a file stays', async ({ skip }) => {
  const small = await startTestApi()
  const bearer = await adminToken(small)
  const uploads = join(small.dataDir, 'uploads')
  await mkdir(uploads, { recursive: true })
  if (!mountSmallDisk(uploads, 1)) {
    await small.close()
    return skip('mounting is not allowed here')
  }
  try {
    const body = { title: 'Objekt' }
    const refId = (
      (await small.call('POST', '/accommodation-objects', { body, token: bearer })).body as { id: string }
    ).id
    const fields = { ref: 'accommodation-object', refId, field: 'image' }
    // The first is too large while it arrives, the second only in all its formats.
    for (const content of [await noisyJpeg(1600, 1200), await noisyJpeg(1000, 700)]) {
      const answer = await small.call('POST', '/upload', {
        ...uploadForm([{ name: 'a.jpg', content }], fields),
        token: bearer,
      })
      expect(answer).toMatchObject({ status: 507, body: { code: 'storage_full' } })
      expect(await readdir(uploads)).toEqual(['.incoming'])
      expect(await readdir(join(uploads, '.incoming'))).toEqual([])
    }
    const { rows } = await small.api.db.$client.query('select 1 from files')
    expect(rows).toEqual([])
    const fits = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer()
    const fitting = uploadForm([{ name: 'a.jpg', content: fits }], fields)
    expect((await small.call('POST', '/upload', { ...fitting, token: bearer })).status).toBe(200)
    await small.api.settle()
  } finally {
    unmountSmallDisk(uploads)
    await small.close()
  }
})
