import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf, type ZipEntry } from './zip.ts'

async function archive(entries: ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(each(), new Date('2027-03-10T09:00:00Z'))) pieces.push(piece)
  return Buffer.concat(pieces)
}

const entries: ZipEntry[] = [
  { name: 'doklady.csv', content: Buffer.from('a;b\r\n') },
  { name: 'pdf/faktúra ľ.pdf', content: Buffer.alloc(70_000, 'x') },
  { name: 'empty', content: Buffer.alloc(0) },
]

test('files are unpacked unchanged, names with all their letters', async () => {
  const files = Object.entries(unzipSync(await archive(entries)))
  expect(files.map(([name, content]) => ({ name, content: Buffer.from(content) }))).toEqual(entries)
})

test('one content has the same bytes each time', async () => {
  expect(await archive(entries)).toEqual(await archive(entries))
})

test('an empty archive is valid', async () => {
  expect(unzipSync(await archive([]))).toEqual({})
})
