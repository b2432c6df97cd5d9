import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderFault, isLow, makeFolder } from './folders.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'dvor-folders-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('makes a folder with those above it, and ends where the system has none', async () => {
  const deep = join(folder, 'a/b/c')
  await Promise.all([makeFolder(deep), makeFolder(deep)])
  expect((await stat(deep)).isDirectory()).toBe(true)
  await makeFolder(deep)
  await expect(makeFolder('/proc/x/y')).rejects.toThrow(/ENOENT/)
})

test('says why a folder cannot be written', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await folderFault(join(folder, 'new'))).toBeNull()
  expect(await folderFault(file)).toMatch(/ENOTDIR/)
  expect(await folderFault(join(file, 'below'))).toMatch(/ENOTDIR/)
  expect(await folderFault('/proc/x')).toMatch(/ENOENT/)
})

test('little room is less than a tenth, or less than 2 GB', () => {
  expect(isLow({ free: 10e9, total: 100e9 })).toBe(false)
  expect(isLow({ free: 9.99e9, total: 100e9 })).toBe(true)
  expect(isLow({ free: 2e9, total: 10e9 })).toBe(false)
  expect(isLow({ free: 1.99e9, total: 10e9 })).toBe(true)
})
