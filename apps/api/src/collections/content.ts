import { blogArticles as blogArticlesDeclaration } from '@dvor/contract/collections/content/blog-articles.ts'
import { and, eq, lte } from 'drizzle-orm'
import { galleryImages as galleryImagesDeclaration } from '@dvor/contract/collections/content/gallery-images.ts'
import { textBlocks as textBlocksDeclaration } from '@dvor/contract/collections/content/text-blocks.ts'
import { isLegalMark, parseLegalText } from '@dvor/booking/messages/legal-text.ts'
import type { Translations } from '@dvor/contract/translations/translations.ts'
import { onServer, type ReadRule, type Hooks } from '../crud/define.ts'
import { blogArticleRows } from '../db/schema/content/blog-articles.ts'
import { activeOnly, everything } from '../crud/access.ts'
import { invalid } from '../platform/errors.ts'
import { galleryImageRows } from '../db/schema/content/gallery-images.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { textBlockRows } from '../db/schema/content/text-blocks.ts'

const published: ReadRule = (_columns, { clock }) => {
  const now = clock.now().toISOString()
  return and(eq(blogArticleRows.active, true), lte(blogArticleRows.published_at, now)) ?? false
}

export const blogArticles = onServer(blogArticlesDeclaration, blogArticleRows, {
  visitors: published,
  hasSearchText: true,
})

const owners = ['accommodation_unit', 'activity', 'gallery'] as const

const exactlyOneOwner: Hooks['beforeWrite'] = async (_db, draft, current) => {
  const ownersOfImage = owners.filter((owner) =>
    draft[owner] === undefined ? current?.[owner] : draft[owner],
  )
  if (ownersOfImage.length !== 1)
    throw invalid(
      owners.map((path) => ({ path, code: ownersOfImage.length === 0 ? 'required' : 'too_many' })),
    )
  return draft
}

export const galleryImages = onServer(galleryImagesDeclaration, galleryImageRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: exactlyOneOwner },
})

const keepTermsText: Hooks['afterWrite'] = async (db, row, _before, { clock }) => {
  if (row['mark'] === 'terms-content') await keepTerms(db, clock.now())
}

/** Terms and privacy notice are templates over the settings; a variable that does not exist is refused. */
const checkLegalText: Hooks['beforeWrite'] = async (_db, draft, current) => {
  if (!isLegalMark(current?.['mark'])) return draft
  const translations = Object.entries((draft['translations'] ?? {}) as Translations)
  const contents = [
    ['content', draft['content']] as const,
    ...translations.map(([language, { content }]) => [`translations.${language}.content`, content] as const),
  ]
  for (const [path, content] of contents) {
    const read = typeof content === 'string' ? parseLegalText(content) : null
    if (typeof read === 'string') throw invalid([{ path, code: read }])
  }
  return draft
}

export const textBlocks = onServer(textBlocksDeclaration, textBlockRows, {
  visitors: everything,
  hooks: { beforeWrite: checkLegalText, afterWrite: keepTermsText },
})
