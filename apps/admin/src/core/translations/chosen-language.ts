import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'
import { foreignLanguages, type ForeignLanguage } from '@dvor/format/languages.ts'
import { createContext, use } from 'react'
import { useSettings } from '../property/use-settings.ts'

const storageKey = 'translationLanguage'

/** The language whose texts stand beside the Slovak ones; null where none is shown. */
export const ChosenLanguageContext = createContext<ForeignLanguage | null>(null)
export const useChosenLanguage = (): ForeignLanguage | null => use(ChosenLanguageContext)

/** The languages that the property offers to its guests, beside Slovak. */
export function useOfferedLanguages(): readonly ForeignLanguage[] {
  const offered = offeredLanguages(useSettings())
  return foreignLanguages.filter((one) => offered.includes(one))
}

/** The language chosen on this device, null for none; the first offered one without a choice. */
export function keptLanguage(offered: readonly ForeignLanguage[]): ForeignLanguage | null {
  const [first = null] = offered
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === null ? first : (offered.find((one) => one === kept) ?? null)
  } catch {
    // Without a storage nothing is kept.
    return first
  }
}

/** Keeps the choice for later forms on this device. */
export function keepLanguage(language: ForeignLanguage | null): void {
  try {
    localStorage.setItem(storageKey, language ?? '')
  } catch {
    // Without a storage the choice lasts as long as the form.
  }
}
