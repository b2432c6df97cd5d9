import type { Language } from '@dvor/format/language.ts'

const storageKey = 'adminLanguage'

/** The language chosen on this device: Slovak without a choice. */
export function keptLanguage(): Language {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'sk'
  } catch {
    // Without a storage nothing is kept.
    return 'sk'
  }
}

/** Keeps the choice for later visits on this device. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without a storage the choice lasts until the page is closed.
  }
}
