import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { sk } from './sk.ts'
import type { analytics } from '../../features/analytics/texts.ts'
import type { content } from '../../app/texts/sk-content.ts'
import type { screenTexts } from '../../app/registry/screen-texts.ts'
import type { sample } from '../../features/sample-mode/texts.ts'
import type { search } from '../../app/search/texts.ts'
import type { settings } from '../../features/settings/texts.ts'

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
  void import('./en.ts').then(({ en }) => i18n.addResourceBundle('en', 'translation', en))
}

/** Brings the texts of the hand-made screens; asked for together with a screen, and loaded once. */
export async function loadScreenTexts(): Promise<void> {
  const { screenTexts } = await import('../../app/registry/screen-texts.ts')
  if (!i18n.exists('dashboard.title')) i18n.addResourceBundle('sk', 'translation', screenTexts, true)
}

/** Adds the texts of a screen that not everybody opens; called by the screen's own module before it shows. */
export function addTexts(texts: Partial<LaterTexts>): void {
  i18n.addResourceBundle('sk', 'translation', texts, true)
}
