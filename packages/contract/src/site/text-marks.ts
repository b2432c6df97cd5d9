import { contentPages } from './content-pages.ts'
import type { PageBlock } from './site-page.ts'

type PageWithTexts = Extract<(typeof contentPages)[keyof typeof contentPages], { texts: unknown }>
/** Name of a page's texts for `GET /text-blocks?page=`. */
export type PageName = PageWithTexts['texts']['page']
export type Mark = PageWithTexts['texts']['blocks'][number]['mark']

export interface TextMark extends PageBlock {
  readonly mark: Mark
  readonly page: PageName
}

/** All text blocks of the pages. A new installation and the sample content create exactly these rows. */
export const textMarks: readonly TextMark[] = Object.values(contentPages).flatMap((page) =>
  'texts' in page ? page.texts.blocks.map((block) => ({ ...block, page: page.texts.page })) : [],
)
