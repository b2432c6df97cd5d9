import { createHash } from 'node:crypto'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesFolder, samplePictures, type PictureName } from '@dvor/sample/pictures.ts'
import type { FileSource } from '../platform/files/file-store.ts'
import { newId } from '../db/ids.ts'
import { newFolder, urlOf } from '../platform/files/file-places.ts'
import { loadSharp } from '../platform/files/load-sharp.ts'
import { unsizedMime } from '../uploads/picture-sizes.ts'
import { widthsFor } from '../uploads/encode-picture.ts'
import type { PreparedFile } from '../uploads/prepare-file.ts'

/** `full` shows the pictures; `draft` shows flat colours, for tests. */
export type PictureLook = 'full' | 'draft'

const fileOf = (name: PictureName) => join(picturesFolder, `${name}.webp`)

/** Names of the sample's pictures without a file. */
export async function missingPictures(): Promise<PictureName[]> {
  const names = Object.keys(samplePictures) as PictureName[]
  const presence = await Promise.all(
    names.map((name) =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return names.filter((_, index) => !presence[index])
}

/** A sample picture as an uploaded file with one size; the other sizes are made like those of uploads, after the start. */
export async function preparePicture(name: PictureName, look: PictureLook): Promise<PreparedFile> {
  return look === 'full' ? takeWhole(name) : drawFlat(name)
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex')

async function takeWhole(name: PictureName): Promise<PreparedFile> {
  const { width, height } = samplePictures[name]
  const folder = newFolder(hashOf(name))
  const url = urlOf(folder, `${width}.webp`)
  const path = fileOf(name)
  const { size } = await stat(path)
  const formats = [{ width, height, avif: null, webp: url, jpeg: url }]
  const record = { ...recordOf(name), url, mime: unsizedMime, size, formats }
  return { record, folder, sources: new Map([[`${width}.webp`, { path }]]) }
}

const recordOf = (name: PictureName) => ({ id: newId(), name: `${name}.jpg`, ...samplePictures[name] })

/** One small file of one colour in each encoding, for all widths. */
async function drawFlat(name: PictureName): Promise<PreparedFile> {
  const { width, height } = samplePictures[name]
  const folder = newFolder(hashOf(name))
  const sources = await flatFiles(hashOf(name).slice(0, 6), Math.round((400 * height) / width))
  const [avif, webp, jpeg] = ['400.avif', '400.webp', '400.jpg'].map((file) => urlOf(folder, file))
  if (!avif || !webp || !jpeg) throw new Error('three encodings')
  const formats = widthsFor(width).map((one) => ({
    width: one,
    height: Math.round((one * height) / width),
    avif,
    webp,
    jpeg,
  }))
  const record = { ...recordOf(name), url: jpeg, mime: 'image/jpeg', size: 400, formats }
  return { record, folder, sources }
}

async function flatFiles(colour: string, height: number): Promise<Map<string, FileSource>> {
  const sharp = await loadSharp()
  const flat = sharp({ create: { width: 400, height, channels: 3, background: `#${colour}` } })
  const [avif, webp, jpeg] = await Promise.all([
    flat.clone().avif({ effort: 0 }).toBuffer(),
    flat.clone().webp({ effort: 0 }).toBuffer(),
    flat.clone().jpeg().toBuffer(),
  ])
  return new Map([
    ['400.avif', avif],
    ['400.webp', webp],
    ['400.jpg', jpeg],
  ])
}
