import { textBlocks as declaration } from '@dvor/contract/collections/content/text-blocks.ts'
import { isLegalMark, parseLegalText } from '@dvor/booking/messages/legal-text.ts'
import { everything } from '../crud/access.ts'
import type { Translations } from '@dvor/contract/translations/translations.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { invalid } from '../platform/errors.ts'
import { textBlockRows } from '../db/schema/content/text-blocks.ts'

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

export const textBlocks = onServer(declaration, textBlockRows, {
  visitors: everything,
  hooks: { beforeWrite: checkLegalText, afterWrite: keepTermsText },
})
