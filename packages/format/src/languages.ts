export const officeLanguages = ['sk', 'en'] as const

/** A language of the back office: its labels need no language that only guests read. */
export type OfficeLanguage = (typeof officeLanguages)[number]

interface LanguageFacts {
  /** As its own speakers call it. */
  ownName: string
  /** For Intl. */
  locale: string
  /** Prefix of the site's addresses; empty for the property's own language. */
  prefix: '' | `/${string}`
  /** Words of one letter must not end a line (STN 01 6910, ČSN 01 6910). */
  bindsShortWords: boolean
  /** The language of the back office that its speakers read best: for names of fields, which have no other. */
  office: OfficeLanguage
}

/**
 * The languages that guests are spoken to in, the property's own first. Addresses, the switch, search engines, forms and
 * the choices of the back office follow. How a language counts and writes dates stands in its file of `grammar`, what it
 * says in its folder of `@dvor/texts`.
 */
export const languages = {
  sk: { ownName: 'Slovenčina', locale: 'sk-SK', prefix: '', bindsShortWords: true, office: 'sk' },
  cs: { ownName: 'Čeština', locale: 'cs-CZ', prefix: '/cs', bindsShortWords: true, office: 'sk' },
  en: { ownName: 'English', locale: 'en-GB', prefix: '/en', bindsShortWords: false, office: 'en' },
} as const satisfies Record<string, LanguageFacts>

/** A language of guests. */
export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

/** The property's own language: of the owner's texts, of contracts, and of all that names none. */
export const homeLanguage = 'sk' satisfies Language & OfficeLanguage

/** A language into which the owner's texts can be translated. */
export type ForeignLanguage = Exclude<Language, typeof homeLanguage>

/** All languages but the property's own. */
export const foreignLanguages = languageCodes.filter((code) => code !== homeLanguage)

/** Read by those whose own language is not among them, or in which the owner has not written. */
export const commonLanguage = 'en' satisfies ForeignLanguage

/**
 * The languages in which a text of the owner is looked for before the property's own: the asked one, then English for
 * those who do not read the property's own.
 */
export function translationChain(asked: Language): ForeignLanguage[] {
  const foreign = foreignLanguages.find((one) => one === asked)
  if (!foreign) return []
  const isUnderstood = languages[foreign].office === homeLanguage
  return isUnderstood || foreign === commonLanguage ? [foreign] : [foreign, commonLanguage]
}

/** The same made for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<Language, T>
