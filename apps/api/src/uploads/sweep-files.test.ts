import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminToken } from '../testing/sign-in.ts'
import { openSweep } from '../testing/uploads/swept-files.ts'

const here = openSweep()
const { days, sweep, isThere, upload } = here

async function createObject(description: string | null = null): Promise<string> {
  const token = await adminToken(here.property)
  const body = { title: `Objekt ${crypto.randomUUID()}`, description }
  return (
    (await here.property.call('POST', '/accommodation-objects', { body, token })).body as { id: string }
  ).id
}

test('a picture of the rich editor is kept as long as a text shows it', async () => {
  const [shown, forgotten] = [await upload({ data: '{}' }), await upload({ data: '{}' })]
  const id = await createObject(`<p>Náš dom</p><img src="${shown.url}" alt="dom">`)
  await sweep()
  days(8)
  await sweep()
  expect([await isThere(shown), await isThere(forgotten)]).toEqual([true, false])
  const token = await adminToken(here.property)
  await here.property.call('PUT', `/accommodation-objects/${id}`, {
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

test('a picture of a deleted record is kept while a text shows it', async () => {
  const refId = await createObject()
  const file = await upload({ ref: 'accommodation-object', refId, field: 'image' })
  await createObject(`<img src="${file.url}">`)
  await here.property.call('DELETE', `/accommodation-objects/${refId}`, {
    token: await adminToken(here.property),
  })
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
  const token = await adminToken(here.property)
  await here.property.call('DELETE', `/accommodation-objects/${refId}`, { token })
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
  const root = join(here.property.dataDir, 'uploads')
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  for (const name of ['aaaaaaaaaaaa-11111111', 'bbbbbbbbbbbb-22222222', '.incoming/left']) {
    await mkdir(join(root, name), { recursive: true })
    await writeFile(join(root, name, '400.webp'), 'x')
  }
  for (const name of ['aaaaaaaaaaaa-11111111', '.incoming/left']) await utimes(join(root, name), old, old)
  await sweep()
  const names = await readdir(root)
  expect(names).not.toContain('aaaaaaaaaaaa-11111111')
  expect(names).toContain('bbbbbbbbbbbb-22222222')
  expect(await readdir(join(root, '.incoming'))).toEqual([])
  expect(await isThere(file)).toBe(true)
})
