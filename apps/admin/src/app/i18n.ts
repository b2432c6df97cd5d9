import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { sk } from './texts/sk.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof sk }
    returnNull: false
  }
}

export const i18n = i18next.createInstance()

/** Slovak, with English where a text is missing (spec section 9). Resolves once texts can be shown. */
export async function startTexts(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'sk',
    fallbackLng: 'en',
    resources: { sk: { translation: sk } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  // The fallback follows by itself: nobody waits for a language that is there for gaps only.
  void import('./texts/en.ts').then(({ en }) => i18n.addResourceBundle('en', 'translation', en))
}
