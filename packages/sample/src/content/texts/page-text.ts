import type { Translations } from '@dvor/contract/translations/translations.ts'
import type { PictureName } from '../../pictures.ts'

/** A text block with its picture, where the page shows one. */
export interface PageText {
  title: string
  /** HTML. */
  content: string
  translations?: Translations
  scene?: PictureName
}
