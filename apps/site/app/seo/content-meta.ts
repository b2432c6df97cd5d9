import type { MetaDescriptor } from 'react-router'
import type { TextBlock } from '../content/load-page.ts'
import type { ListedPage } from '../public-pages.ts'
import { pageMeta, type Matches } from './page-meta.ts'
import { pageNames } from './page-names.ts'
import { plainText } from './plain-text.ts'

/** Title, description and picture of a page as the block at its head has them; without it the page keeps its name. */
export function contentMeta(
  matches: Matches,
  path: ListedPage,
  block: TextBlock | undefined,
): MetaDescriptor[] {
  return pageMeta(matches, {
    title: block?.title ?? pageNames[path],
    path,
    description: plainText(block?.content),
    image: block?.image,
  })
}
