import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { useHref } from 'react-router'

/** Words of one meaning in every language; whoever leaves one out does not compile. */
export type InLanguages<T> = Readonly<Record<Language, T>>

/** The language of the page: that of the address under which the site was opened (the router's base path). */
export function useLanguage(): Language {
  return readSitePath(useHref('/')).language
}

/** The words of the page's language. */
export function useWords<T>(words: InLanguages<T>): T {
  return words[useLanguage()]
}

/**
 * Marks what the owner wrote, which stays Slovak on an English page: to be spread into its element, so that a screen
 * reader pronounces it and a translator knows it.
 */
export function useOwnersLanguage(): { lang?: Language } {
  return useLanguage() === 'sk' ? {} : { lang: 'sk' }
}
