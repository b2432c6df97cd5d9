import type { ContentPage } from '@dvor/contract/site/site-page.ts'
import type { RouterContextProvider } from 'react-router'
import { visitContext } from '../client/visit.ts'

/**
 * The registry's facts about a page, in the language of the visit. Loaders send them, so that no browser loads the
 * registry.
 */
export interface PageHead {
  path: string
  name: string
  /** Whether search engines are shown the English page too. */
  isTranslated: boolean
  /** Title and description of the English page; absent in Slovak, where the owner's texts are used. */
  title?: string
  description?: string
}

/** Returns the head of a content page for a visit. */
export function headOf(context: Readonly<RouterContextProvider>, page: ContentPage): PageHead {
  const { language } = context.get(visitContext)
  const { path, name, english } = page
  return {
    path,
    name: name[language],
    isTranslated: english !== null,
    ...(language === 'en' ? { title: name.en, ...english } : {}),
  }
}
