import { homeLanguage, languageCodes, type Language } from '@dvor/format/languages.ts'

interface LanguageSettings {
  readonly hidden_languages: readonly Language[]
}

/**
 * The languages in which the owner offers the site and writes to guests, the property's own first; all of them while the
 * settings cannot be read.
 */
export const offeredLanguages = (settings: LanguageSettings | null | undefined): Language[] =>
  languageCodes.filter((code) => code === homeLanguage || !settings?.hidden_languages.includes(code))

/** The language in which a guest is written to: the asked one, or the property's own where that is not offered. */
export const offeredLanguage = (settings: LanguageSettings, language: Language): Language =>
  offeredLanguages(settings).includes(language) ? language : homeLanguage
