import type { MetaDescriptor } from 'react-router'
import type { PageHead } from '../seo/page-head.ts'
import { pageMeta, type Matches } from '../seo/page-meta.ts'
import { plainText } from '../seo/plain-text.ts'
import type { TextBlock } from './load-page.ts'

/**
 * Builds the head of a content page from its first text block, or from its name where the block is missing. In English
 * the registry's words stand for a block in Slovak. Returns nothing for a page whose loader failed.
 */
export function contentMeta(
  matches: Matches,
  head: PageHead | undefined,
  block: TextBlock | undefined,
): MetaDescriptor[] {
  if (!head) return []
  const ownBlock = block?.lang ? undefined : block
  return pageMeta(matches, {
    title: ownBlock?.title ?? head.title ?? head.name,
    path: head.path,
    isTranslated: head.isTranslated,
    description: plainText(ownBlock?.content) || (head.description ?? plainText(block?.content)),
    image: block?.image,
  })
}
