import type { PictureName } from '../../pictures.ts'

/** A text block with its picture, where the page shows one. */
export interface PageText {
  title: string
  /** HTML. */
  content: string
  /** The same in English. */
  title_en?: string
  content_en?: string
  scene?: PictureName
}
