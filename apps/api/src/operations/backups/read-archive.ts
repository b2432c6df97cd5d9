import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { OperationRefused } from '../../db/operation-refused.ts'
import { codeOf } from '../../platform/files/store-faults.ts'
import { decryptBytes } from './encrypt-archive.ts'
import {
  damaged,
  headName,
  manifestName,
  parseHead,
  parseManifest,
  type ArchiveHead,
  type ArchiveManifest,
} from './manifest.ts'
import { placeOf } from './places.ts'

type TarEntry = AsyncIterable<unknown> & { header: Header }

const largestList = 512 * 1024 * 1024

export interface CheckedArchive {
  head: ArchiveHead
  manifest: ArchiveManifest
}

/** An entry whose content must be read to its end before the next one. */
export interface ArchiveEntry {
  readonly name: string
  readonly bytes: number
  readonly content: AsyncIterable<Buffer>
}

/**
 * The entries of an archive in their order. @throws OperationRefused when it cannot be read or decrypted, is damaged or
 * cut off
 */
export async function* readEntries(path: string, passphrase?: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const reading = pipeline(
    createReadStream(path),
    (content) => decryptBytes(content, passphrase),
    createZstdDecompress(),
    tar,
  )
  reading.catch(() => undefined)
  try {
    for await (const entry of tar) yield checkedEntry(path, entry)
    await reading
  } catch (error) {
    // The first failure is that of the pipeline, where it has ended; else it is the reader's own.
    throw readingFailure(path, error)
  } finally {
    tar.destroy()
  }
}

function checkedEntry(path: string, entry: TarEntry): ArchiveEntry {
  const { name, size, type } = entry.header
  if (type !== 'file') throw damaged(`it holds something else than files (${type})`)
  return { name, bytes: size, content: contentOf(path, entry) }
}

/** A failure in the middle of an entry is thrown to its reader. */
async function* contentOf(path: string, entry: TarEntry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer
  } catch (error) {
    throw readingFailure(path, error)
  }
}

/**
 * Reads a whole archive and compares everything with its manifest, before anything is changed. @throws
 * OperationRefused in one line
 */
export async function verifyArchive(path: string, passphrase?: string): Promise<CheckedArchive> {
  let head: ArchiveHead | undefined
  let manifest: ArchiveManifest | undefined
  const seen = new Map<string, { bytes: number; sha256: string }>()
  for await (const entry of readEntries(path, passphrase)) {
    const { name } = entry
    if (manifest) throw damaged('something follows its manifest')
    if (seen.has(name)) throw damaged(`${name} is in it twice`)
    if (name === manifestName) {
      manifest = parseManifest(await textOf(entry))
    } else if (name === headName) {
      const text = await textOf(entry)
      head = parseHead(text)
      seen.set(name, factsOf(Buffer.from(text)))
    } else {
      if (!head) throw damaged('it does not begin as a backup does')
      placeOf(name)
      seen.set(name, await hashOf(entry))
    }
  }
  if (!head) throw damaged('it holds no backup')
  if (!manifest) throw damaged('its end is missing')
  compare(manifest, seen)
  return { head, manifest }
}

function compare(
  { entries }: ArchiveManifest,
  seen: ReadonlyMap<string, { bytes: number; sha256: string }>,
): void {
  for (const { name, bytes, sha256 } of entries) {
    const entry = seen.get(name)
    if (!entry) throw damaged(`${name} is missing`)
    if (entry.bytes !== bytes || entry.sha256 !== sha256) throw damaged(`${name} has another checksum`)
  }
  if (entries.length !== seen.size) throw damaged('it holds more than its manifest')
}

async function textOf({ bytes, content }: ArchiveEntry): Promise<string> {
  if (bytes > largestList) throw damaged('a list in it is too long')
  return (await buffer(content)).toString('utf8')
}

const factsOf = (content: Buffer) => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})

async function hashOf({ content }: ArchiveEntry): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

function readingFailure(path: string, error: unknown): unknown {
  if (error instanceof OperationRefused) return error
  const code = String(codeOf(error))
  if (code === 'ENOENT') return new OperationRefused(`There is no archive ${path}`)
  if (code === 'EACCES' || code === 'EISDIR') return new OperationRefused(`${path} cannot be read (${code})`)
  return damaged(`it cannot be unpacked (${error instanceof Error ? error.message : code})`)
}
