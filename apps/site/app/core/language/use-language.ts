import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import { createContext, use } from 'react'
import { useHref } from 'react-router'

/** The language of the page, found once by the frame: resolving an address in each piece took a twentieth of a page. */
export const LanguageContext = createContext<Language>('sk')

/** Returns the language of the address (the router's base path), for the frame. */
export function useAddressLanguage(): Language {
  return readSitePath(useHref('/')).language
}

/** Returns the language of the page. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/** Returns the words of the page's language. */
export function useWords<T>(words: InLanguages<T>): T {
  return words[useLanguage()]
}

/**
 * Returns attributes that mark an element as the owner's text, which stays Slovak on an English page. Screen readers
 * then pronounce it right, and translators leave it out.
 */
export function useOwnersLanguage(): { lang?: Language } {
  return useLanguage() === 'sk' ? {} : { lang: 'sk' }
}
