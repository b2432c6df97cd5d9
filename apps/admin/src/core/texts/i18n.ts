import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { sk } from './sk.ts'

export const i18n = i18next.createInstance()

/** Slovak, with English where a text is missing (docs/product.md, section 9). Resolves once texts can be shown. */
export async function startTexts(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'sk',
    fallbackLng: 'en',
    resources: { sk: { translation: sk } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  // The start does not wait for English, which only fills gaps.
  void import('./en.ts').then(({ en }) => i18n.addResourceBundle('en', 'translation', en))
}

/** Adds Slovak texts by namespace, for example `{ reservations: { … } }`. */
export function addTexts(texts: Readonly<Record<string, object>>): void {
  i18n.addResourceBundle('sk', 'translation', texts, true)
}
