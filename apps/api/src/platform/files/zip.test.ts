import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf, type ZipEntry } from './zip.ts'

async function archive(entries: ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries
  }
  const pieces: Buffer[] = []
  for await (const piece of zipOf(each(), new Date('2027-03-10T09:00:00Z'))) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads by the directory at the end, as unzip programs do. */
function unpack(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const head = zip.readUInt32LE(at + 42)
    const content = zip.subarray(head + 30 + nameLength, head + 30 + nameLength + size)
    expect(zip.readUInt32LE(head)).toBe(0x04034b50)
    expect(crc32(content)).toBe(zip.readUInt32LE(at + 16))
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), content)
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return files
}

const entries: ZipEntry[] = [
  { name: 'doklady.csv', content: Buffer.from('a;b\r\n') },
  { name: 'pdf/faktúra ľ.pdf', content: Buffer.alloc(70_000, 'x') },
  { name: 'empty', content: Buffer.alloc(0) },
]

test('files are unpacked unchanged, names with all their letters', async () => {
  const files = unpack(await archive(entries))
  expect([...files]).toEqual(entries.map(({ name, content }) => [name, content]))
})

test('an empty archive is valid', async () => {
  expect(unpack(await archive([]))).toEqual(new Map())
})
