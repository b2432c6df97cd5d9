import type { ContentPage } from '@dvor/contract/site/site-page.ts'
import type { RouterContextProvider } from 'react-router'
import { visitContext } from '../client/visit.ts'

/** What the registry says of a page, in the language of the visit; loaders send it, so that no browser loads the registry. */
export interface PageHead {
  path: string
  name: string
  /** Whether search engines are shown the page in English too. */
  isTranslated: boolean
  /** Title and description where the name alone says too little; in Slovak the owner's texts say more. */
  title?: string
  description?: string
}

/** The head of a content page for the visit that it is loaded for. */
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
