import type { contentPages } from '@dvor/contract/site/content-pages.ts'
import { homeLanguage } from '@dvor/format/languages.ts'
import { pageWords } from '@dvor/texts/areas.ts'
import type { RouterContextProvider } from 'react-router'
import { visitContext } from '../client/visit.ts'

export type ListedPage = (typeof contentPages)[keyof typeof contentPages]

/**
 * The registry's facts about a page, in the language of the visit. Loaders send them, so that no browser loads the
 * registry.
 */
export interface PageHead {
  path: string
  name: string
  /** Whether search engines are shown the page in other languages too. */
  isTranslated: boolean
  /** Title and description in another language; absent in the property's own, where the owner's texts are used. */
  title?: string
  description?: string
}

/** Returns the head of a content page for a visit. */
export function headOf(context: Readonly<RouterContextProvider>, page: ListedPage): PageHead {
  const { language } = context.get(visitContext)
  const { path } = page
  const { name, ...told } = pageWords[language][path]
  return {
    path,
    name,
    isTranslated: !('isOwnersText' in page),
    ...(language === homeLanguage ? {} : { title: name, ...told }),
  }
}
