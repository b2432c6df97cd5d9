import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** Path inside, with `/`. */
  readonly name: string
  readonly content: Buffer
}

/** Bit 11 of the flags: names are UTF-8. */
const utf8Names = 0x0800
const version = 20

/** Date and time of MS-DOS, in steps of two seconds; there are none before 1980. */
function dosTime(moment: Date): { date: number; time: number } {
  const year = Math.max(0, moment.getUTCFullYear() - 1980)
  return {
    date: (year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  }
}

/** Common fields of a file's header and its directory entry, from the version on. */
function facts({ name, content }: ZipEntry, made: Date): Buffer {
  const { date, time } = dosTime(made)
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(version, 0)
  shared.writeUInt16LE(utf8Names, 2)
  shared.writeUInt16LE(0, 4)
  shared.writeUInt16LE(time, 6)
  shared.writeUInt16LE(date, 8)
  shared.writeUInt32LE(crc32(content), 10)
  shared.writeUInt32LE(content.length, 14)
  shared.writeUInt32LE(content.length, 18)
  shared.writeUInt16LE(Buffer.byteLength(name), 22)
  return shared
}

const mark = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}

function directoryEntry(name: string, shared: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  const made = Buffer.alloc(2)
  made.writeUInt16LE(version)
  return Buffer.concat([mark(0x02014b50), made, shared, rest, Buffer.from(name)])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([mark(0x06054b50), end])
}

/**
 * A ZIP archive of uncompressed files (PDFs are compressed already), written piece by piece with one file in memory at
 * a time. Up to 65,535 files and 4 GB.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, made: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const shared = facts(entry, made)
    const head = Buffer.concat([mark(0x04034b50), shared, Buffer.from(entry.name)])
    directory.push(directoryEntry(entry.name, shared, offset))
    offset += head.length + entry.content.length
    yield head
    yield entry.content
  }
  const listed = Buffer.concat(directory)
  yield listed
  yield endOf(directory.length, listed.length, offset)
}
