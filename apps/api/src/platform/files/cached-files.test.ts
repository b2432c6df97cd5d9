import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CachedFiles } from './cached-files.ts'
import { LocalFiles } from './local-files.ts'

let here: string
let opened: string[]
let nowMs: number
let cached: CachedFiles

/** A store that records its calls. */
class Counted extends LocalFiles {
  override open(folder: string, name: string) {
    opened.push(name)
    return super.open(folder, name)
  }
}

beforeEach(async () => {
  here = await mkdtemp(join(tmpdir(), 'dvor-cached-'))
  opened = []
  nowMs = 0
  cached = new CachedFiles(new Counted(here), { bytes: 10, fileBytes: 6, ageMs: 1000 }, () => nowMs)
  const files = { a: 'aaaa', b: 'bbbb', c: 'cccc', large: 'larger than six' }
  await cached.put('f', new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])))
})
afterEach(() => rm(here, { recursive: true }))

async function read(name: string): Promise<string | undefined> {
  const file = await cached.open('f', name)
  return file && text(file.content)
}

test('a file is read from the store once', async () => {
  expect([await read('a'), await read('a'), await read('a')]).toEqual(['aaaa', 'aaaa', 'aaaa'])
  expect(opened).toEqual(['a'])
})

test('the least recently used file is dropped first when there is no more room', async () => {
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await read(name)
  expect(opened).toEqual(['a', 'b', 'c', 'b'])
})

test('large and missing files are not cached', async () => {
  for (const name of ['large', 'large', 'none', 'none']) await read(name)
  expect(opened).toEqual(['large', 'large', 'none', 'none'])
  expect(await read('large')).toBe('larger than six')
})

test('a removed file is dropped at once here, and after its time elsewhere', async () => {
  await read('a')
  await new LocalFiles(here).remove('f')
  nowMs = 1000
  expect(await read('a')).toBe('aaaa')
  nowMs = 1001
  expect(await read('a')).toBeUndefined()
  await cached.put('g', new Map([['a', Buffer.from('gggg')]]))
  await cached.open('g', 'a')
  await cached.remove('g')
  expect(await cached.open('g', 'a')).toBeUndefined()
})
