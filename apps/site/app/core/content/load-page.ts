import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import type { ContentPage } from '@dvor/contract/site/site-page.ts'
import { headOf } from '../seo/page-head.ts'
import { apiOf } from '../client/api.ts'
import type { Mark, PageName } from '@dvor/contract/site/text-marks.ts'
import { shownFile } from '../client/shown-file.ts'

/** The fields of a text block that pages show. */
export interface TextBlock extends Pick<ListItem<typeof textBlocks>, 'title' | 'content'> {
  image: PictureFile | null
}
/** The blocks of a page by their marks. A block that the owner emptied may be missing. */
export type Blocks = Partial<Record<Mark, TextBlock>>

/** A page that has texts of the owner. */
export type PageWithTexts = ContentPage & { readonly texts: { readonly page: PageName } }

/** Loads the text blocks of a page (docs/product.md, section 7); null when they cannot be read. */
export async function loadBlocks(
  context: Readonly<RouterContextProvider>,
  { texts }: PageWithTexts,
): Promise<Blocks | null> {
  const rows = await apiOf(context).resource(textBlocks).list({ page: texts.page })
  return rows && Object.fromEntries(rows.map((row) => [row.mark, textBlock(row)]))
}

const textBlock = ({ title, content, image }: ListItem<typeof textBlocks>): TextBlock => ({
  title,
  content,
  image: shownFile(image),
})

/**
 * Answers a content page's loader, with the page's head from the registry. A missing part (null) makes the status 503:
 * the page tells the visitor, and neither the cache nor search engines keep it.
 */
export function pageData<T extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  page: ContentPage,
  parts: T,
) {
  const complete = Object.values(parts).every((part) => part !== null)
  return data({ ...parts, head: headOf(context, page) }, { status: complete ? 200 : 503 })
}
