import { deflateRawSync } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  /** Path inside, with `/`. */
  readonly name: string
  readonly content: Buffer
}

/**
 * Compressed although PDFs are already: some programs read an archive from its beginning and refuse uncompressed files,
 * whose length is written only behind them. The library's own compression would keep its buffers of every file.
 */
class Deflated extends ZipPassThrough {
  override compression = 8

  protected override process(content: Uint8Array, final: boolean): void {
    this.ondata(null, new Uint8Array(deflateRawSync(content)), final)
  }
}

/** A ZIP archive, written piece by piece with one file in memory at a time. Up to 65,535 files and 4 GB. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, content } of entries) {
    const file = Object.assign(new Deflated(name), { mtime: madeAt })
    zip.add(file)
    file.push(content, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces
}
