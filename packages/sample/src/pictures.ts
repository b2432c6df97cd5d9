import { resolve } from 'node:path'
import painted from '../pictures/pictures.json' with { type: 'json' }

/** A finished sample picture. Sizes in pixels. */
export interface SamplePicture {
  /** Description for blind visitors. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** ThumbHash in base64: the colours to show until it has arrived. */
  readonly placeholder: string
}

/** The sample content names its pictures by these only. */
export type PictureName = keyof typeof painted

/** Every sample picture by its name; its file is `<name>.webp` in `picturesFolder`. */
export const samplePictures: Readonly<Record<PictureName, SamplePicture>> = painted

export const picturesFolder = resolve(import.meta.dirname, '../pictures')
