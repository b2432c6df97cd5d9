import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import type { PictureFile } from '@dvor/ui/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../client/api.ts'
import type { Mark, PageName } from '@dvor/contract/site/text-marks.ts'
import { shownFile } from '../client/shown-file.ts'

/** What pages show of a block. */
export interface TextBlock extends Pick<ListItem<typeof textBlocks>, 'title' | 'content'> {
  image: PictureFile | null
}
/** The blocks of a page by their marks; a block that the owner emptied may be missing. */
export type Blocks = Partial<Record<Mark, TextBlock>>

/** Text blocks of a page by its name (spec section 7); null when they cannot be read. */
export async function loadBlocks(
  context: Readonly<RouterContextProvider>,
  page: PageName,
): Promise<Blocks | null> {
  const rows = await apiOf(context).resource(textBlocks).list({ page })
  return rows && Object.fromEntries(rows.map((row) => [row.mark, textBlock(row)]))
}

const textBlock = ({ title, content, image }: ListItem<typeof textBlocks>): TextBlock => ({
  title,
  content,
  image: shownFile(image),
})

/**
 * Answer of a page's loader. As soon as one part is missing (null) the page is sent as 503: it says so to the
 * visitor, stays out of the cache and out of search engines.
 */
export function pageData<T extends Record<string, unknown>>(parts: T) {
  const complete = Object.values(parts).every((part) => part !== null)
  return data(parts, { status: complete ? 200 : 503 })
}
