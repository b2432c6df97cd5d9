import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { useHref } from 'react-router'

/** The same value in every language; a missing language does not compile. */
export type InLanguages<T> = Readonly<Record<Language, T>>

/** Returns the language of the page, read from the address (the router's base path). */
export function useLanguage(): Language {
  return readSitePath(useHref('/')).language
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
