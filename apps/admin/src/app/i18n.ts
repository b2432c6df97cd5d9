import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { sk } from './texts/sk.ts'
import type { analytics } from './texts/sk-analytics.ts'
import type { content } from './texts/sk-content.ts'
import type { screenTexts } from './texts/sk-screens.ts'
import type { sample } from './texts/sk-sample.ts'
import type { search } from './texts/sk-search.ts'
import type { settings } from './texts/sk-settings.ts'

/** Texts of single screens, which come with their screen. */
interface LaterTexts {
  analytics: typeof analytics
  content: typeof content
  sample: typeof sample
  search: typeof search
  settings: typeof settings
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof sk & typeof screenTexts & LaterTexts }
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

/** Brings the texts of the hand-made screens; asked for together with a screen, and loaded once. */
export async function loadScreenTexts(): Promise<void> {
  const { screenTexts } = await import('./texts/sk-screens.ts')
  if (!i18n.exists('dashboard.title')) i18n.addResourceBundle('sk', 'translation', screenTexts, true)
}

/** Adds the texts of a screen that not everybody opens; called by the screen's own module before it shows. */
export function addTexts(texts: Partial<LaterTexts>): void {
  i18n.addResourceBundle('sk', 'translation', texts, true)
}
