import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import { homeLanguage } from '@dvor/format/languages.ts'
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
 * Returns what marks an element with a text of the owner by the text's language, where that is not the page's. Screen
 * readers then pronounce it right, and translators leave it out.
 */
export function useTextLanguage(): (language?: Language) => { lang?: Language } {
  const page = useLanguage()
  return (language = homeLanguage) => (language === page ? {} : { lang: language })
}

/** Returns the same for texts that the owner writes in Slovak alone. */
export const useOwnersLanguage = (): { lang?: Language } => useTextLanguage()()
