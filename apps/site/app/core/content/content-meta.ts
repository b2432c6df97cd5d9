import type { MetaDescriptor } from 'react-router'
import type { TextBlock } from './load-page.ts'
import type { ListedPage } from '../../public-pages.ts'
import { englishHeads } from '../seo/english-heads.ts'
import { pageMeta, type Matches } from '../seo/page-meta.ts'
import { pageNames } from '../seo/page-names.ts'
import { plainText } from '../seo/plain-text.ts'

/**
 * Title, description and picture of a page as the block at its head has them; without it the page keeps its name. In
 * English our own words stand for the owner's.
 */
export function contentMeta(
  matches: Matches,
  path: ListedPage,
  block: TextBlock | undefined,
): MetaDescriptor[] {
  const { sk, en } = pageNames[path]
  const own = plainText(block?.content)
  const english = englishHeads[path]
  return pageMeta(matches, {
    title: { sk: block?.title ?? sk, en: english?.title ?? en },
    path,
    description: { sk: own, en: english?.description ?? own },
    image: block?.image,
  })
}
