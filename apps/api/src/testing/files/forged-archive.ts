import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { readEntries } from '../../operations/backups/read-archive.ts'

export interface ForgedEntry {
  name: string
  content: string | Buffer
  /** Target of a link entry. */
  linkname?: string
}

/** The entries of an archive, to be changed and written again. */
export async function entriesOf(path: string): Promise<ForgedEntry[]> {
  const entries: ForgedEntry[] = []
  for await (const { name, content } of readEntries(path))
    entries.push({ name, content: await buffer(content) })
  return entries
}

/** Writes an archive of exactly these entries. */
export async function forgeArchive(path: string, entries: readonly ForgedEntry[]): Promise<void> {
  const tar = pack()
  const written = pipeline(tar, createZstdCompress(), createWriteStream(path))
  for (const { name, content, linkname } of entries) {
    if (linkname) tar.entry({ name, type: 'symlink', linkname })
    else tar.entry({ name }, content)
  }
  tar.finalize()
  await written
}

interface Manifest {
  rows: Record<string, number>
  entries: { name: string; bytes: number; sha256: string }[]
}

const manifestName = 'manifest.json'

/** The same entries with a manifest that matches them, as an attacker would write it. */
export function withFittingManifest(
  entries: readonly ForgedEntry[],
  change: (manifest: Manifest) => void = () => undefined,
): ForgedEntry[] {
  const before = entries.find(({ name }) => name === manifestName)
  const manifest = JSON.parse(String(before?.content)) as Manifest
  const rest = entries.filter((entry) => entry !== before)
  manifest.entries = rest.map(({ name, content }) => ({
    name,
    bytes: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  change(manifest)
  return [...rest, { name: manifestName, content: JSON.stringify(manifest) }]
}
