import { addTexts } from '../../core/texts/i18n.ts'
import type { sk } from '../../core/texts/sk.ts'
import type { screenTexts } from './screen-texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof sk & typeof screenTexts }
    returnNull: false
  }
}

let loading: Promise<void> | undefined

/** Loads the texts of all screens, once. Routes call it beside the first screen: the sign-in does without them. */
export const loadScreenTexts = (): Promise<void> => (loading ??= load())

async function load(): Promise<void> {
  try {
    const { screenTexts } = await import('./screen-texts.ts')
    await addTexts(screenTexts, () => import('./screen-texts-en.ts').then((texts) => texts.screenTextsEn))
  } catch (error) {
    loading = undefined
    throw error
  }
}
