import { heicTypes } from '@dvor/contract/values/uploads.ts'

/** Quality of the JPEG made from a HEIC picture; the server encodes it again for pages. */
const quality = 0.92

/** Some systems report no type for HEIC files. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  heicTypes.some((known) => known === type) || /\.hei[cf]$/i.test(name)

/** Turns HEIC pictures into JPEG where the browser can decode them (Safari); null where it cannot. */
export async function readablePictures(files: readonly File[]): Promise<File[] | null> {
  const readable = await Promise.all(files.map((file) => (isHeic(file) ? asJpeg(file) : file)))
  return readable.includes(null) ? null : readable.filter((file) => file !== null)
}

async function asJpeg(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob && new File([blob], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: blob.type })
}
