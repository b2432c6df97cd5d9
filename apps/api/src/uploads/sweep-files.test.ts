import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Fields } from '@dvor/contract/declaration/field.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalFiles } from '../platform/files/local-files.ts'
import { ownersOfFiles } from '../testing/owners-of-files.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { storePicture } from './store-picture.ts'
import { registry } from '../collections/index.ts'
import { sweepFiles } from './sweep-files.ts'

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

async function createObject(description: string | null = null): Promise<string> {
  const token = await adminToken(property)
  const body = { title: `Objekt ${crypto.randomUUID()}`, description }
  return ((await property.call('POST', '/accommodation-objects', { body, token })).body as { id: string }).id
}

test('a picture of the rich editor is kept as long as a text shows it', async () => {
  const [shown, forgotten] = [await upload({ data: '{}' }), await upload({ data: '{}' })]
  const id = await createObject(`<p>Náš dom</p><img src="${shown.url}" alt="dom">`)
  await sweep()
  days(8)
  await sweep()
  expect([await isThere(shown), await isThere(forgotten)]).toEqual([true, false])
  const token = await adminToken(property)
  await property.call('PUT', `/accommodation-objects/${id}`, {
    token,
    body: { description: '<p>Náš dom</p>' },
  })
  await sweep()
  days(6)
  await sweep()
  expect(await isThere(shown)).toBe(true)
  days(2)
  await sweep()
  expect(await isThere(shown)).toBe(false)
})

/** Every field of every collection in which a person may write html. */
const htmlFields = Object.values(collections).flatMap(({ name, fields }) =>
  Object.entries(fields as Fields).flatMap(([field, { kind }]) => (kind === 'html' ? [{ name, field }] : [])),
)

test('a picture is found in any html field of any collection, alone or among others', async () => {
  const { db } = property.api
  await ownersOfFiles(property)
  expect(htmlFields.length).toBeGreaterThan(8)
  for (const { name, field } of htmlFields) {
    const collection = registry.get(name)
    const id = collection?.columns['id']
    const column = collection?.columns[field]
    if (!collection || !id || !column) throw new Error(`${name}.${field} has no column`)
    const [shown, among] = [await upload({ data: '{}' }), await upload({ data: '{}' })]
    const html = `<p>a</p><img src="${shown.url}"><p>b</p><img src="${among.formats[0]?.webp}">`
    const [row] = await db.select({ id }).from(collection.table).limit(1)
    // Only the outbox has no row here, and no person can write one.
    if (!row) {
      expect(name).toBe('outgoing-emails')
      continue
    }
    await db
      .update(collection.table)
      .set({ [field]: html })
      .where(eq(id, row.id))
    await sweep()
    days(8)
    await sweep()
    expect([await isThere(shown), await isThere(among)], `${name}.${field}`).toEqual([true, true])
    await db
      .update(collection.table)
      .set({ [field]: '' })
      .where(eq(id, row.id))
  }
})

test('a picture of a deleted record is kept while a text shows it', async () => {
  const refId = await createObject()
  const file = await upload({ ref: 'accommodation-object', refId, field: 'image' })
  await createObject(`<img src="${file.url}">`)
  await property.call('DELETE', `/accommodation-objects/${refId}`, { token: await adminToken(property) })
  await sweep()
  days(8)
  await sweep()
  expect(await isThere(file)).toBe(true)
})

test('a file is removed a week after its record, not before', async () => {
  const refId = await createObject()
  const file = await upload({ ref: 'accommodation-object', refId, field: 'image' })
  days(30)
  await sweep()
  expect(await isThere(file)).toBe(true)
  const token = await adminToken(property)
  await property.call('DELETE', `/accommodation-objects/${refId}`, { token })
  await sweep()
  days(6)
  await sweep()
  expect(await isThere(file)).toBe(true)
  days(2)
  await sweep()
  expect(await isThere(file)).toBe(false)
})

test('files of an interrupted upload are removed, recent or referenced ones are not', async () => {
  const file = await upload({ data: '{}' })
  const root = join(property.dataDir, 'uploads')
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  for (const name of ['aaaaaaaaaaaa-11111111', 'bbbbbbbbbbbb-22222222', '.incoming/left']) {
    await mkdir(join(root, name), { recursive: true })
    await writeFile(join(root, name, '400.webp'), 'x')
  }
  for (const name of ['aaaaaaaaaaaa-11111111', '.incoming/left']) await utimes(join(root, name), old, old)
  await sweep()
  const left = await readdir(root)
  expect(left).not.toContain('aaaaaaaaaaaa-11111111')
  expect(left).toContain('bbbbbbbbbbbb-22222222')
  expect(await readdir(join(root, '.incoming'))).toEqual([])
  expect(await isThere(file)).toBe(true)
})

test('a picture that is rendered already is stored as it is', async () => {
  const folder = join(property.dataDir, 'ready')
  await mkdir(folder)
  for (const name of ['400.avif', '400.webp', '400.jpg'])
    await writeFile(join(folder, name), `content of ${name}`)
  const refId = await createObject()
  const formats = [{ width: 400, height: 267, avif: '400.avif', webp: '400.webp', jpeg: '400.jpg' }]
  const picture = { name: 'dom.jpg', alt: 'Dom', hash: 'abcdef012345', placeholder: 'AAAA', formats, folder }
  const owner = { ref: 'accommodation-object', refId, field: 'image' }
  const stored = await storePicture({ files: store() }, property.api.db, picture, owner)
  const { body } = await property.call('GET', `/accommodation-objects/${refId}`)
  expect(body).toMatchObject({ image: { id: stored.id, alt: 'Dom', width: 400, height: 267, size: 18 } })
  for (const kind of ['avif', 'webp', 'jpeg'] as const) {
    const served = await property.app.inject(stored.formats[0]?.[kind] ?? '')
    expect(served.body).toBe(`content of 400.${kind === 'jpeg' ? 'jpg' : kind}`)
  }
})
