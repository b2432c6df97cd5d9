import { setDefaultLanguage } from '@dvor/format/language.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { boundTexts } from './bound-texts.ts'
import { sk } from './sk.ts'

const storageKey = 'adminLanguage'

export const i18n = i18next.createInstance()

/** Loads English texts by namespace; called once, when English is chosen. */
export type LoadEnglish = () => Promise<object>

/** Loaders of English texts that have not been called. */
const waiting: LoadEnglish[] = [() => import('./en.ts').then(({ en }) => en)]

/**
 * Starts with Slovak, and goes on to English where this device has chosen it. Resolves once texts can be shown; English
 * that cannot be loaded leaves Slovak.
 */
export async function startTexts(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'sk',
    fallbackLng: ['en', 'sk'],
    resources: { sk: { translation: boundTexts(sk) } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  if (keptLanguage() === 'en') await changeLanguage('en').catch(() => undefined)
}

/** Adds texts of screens; English ones are loaded now or when English is chosen. */
export async function addTexts(texts: object, loadEnglish: LoadEnglish): Promise<void> {
  i18n.addResourceBundle('sk', 'translation', boundTexts(texts), true)
  waiting.push(loadEnglish)
  if (i18n.language === 'en') await loadWaiting()
}

/** Changes the language of the back office on this device, at once. Rejects when English cannot be loaded. */
export async function changeLanguage(language: OfficeLanguage): Promise<void> {
  if (language === 'en') await loadWaiting()
  setDefaultLanguage(language)
  document.documentElement.lang = language
  keepLanguage(language)
  await i18n.changeLanguage(language)
}

/** The language chosen on this device: Slovak without a choice. */
function keptLanguage(): OfficeLanguage {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'sk'
  } catch {
    // Without a storage nothing is kept.
    return 'sk'
  }
}

/** Keeps the choice for later visits on this device. */
function keepLanguage(language: OfficeLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without a storage the choice lasts until the page is closed.
  }
}

async function loadWaiting(): Promise<void> {
  for (let load = waiting[0]; load; load = waiting[0]) {
    i18n.addResourceBundle('en', 'translation', await load(), true)
    waiting.shift()
  }
}
