import { addTexts, i18n } from '../../core/texts/i18n.ts'
import type { sk } from '../../core/texts/sk.ts'
import type { screenTexts } from './screen-texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof sk & typeof screenTexts }
    returnNull: false
  }
}

/** Loads the texts of all screens, once. Routes call it beside the first screen: the sign-in does without them. */
export async function loadScreenTexts(): Promise<void> {
  const { screenTexts } = await import('./screen-texts.ts')
  if (!i18n.exists('dashboard.title')) addTexts(screenTexts)
}
