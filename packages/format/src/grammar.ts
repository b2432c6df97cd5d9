import { nbsp } from './language.ts'
import type { Language } from './languages.ts'
import { grammar as cs } from './cs/grammar.ts'
import { grammar as en } from './en/grammar.ts'
import { grammar as sk } from './sk/grammar.ts'
import type { nouns } from './sk/nouns.ts'

/** Countable nouns. */
export type Noun = keyof typeof nouns

/** Forms of a word by the plural category (CLDR) of the number that it stands with; `other` where a form is missing. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Of each noun its forms, and those after a preposition ("within 3 days") where they differ. */
export type Nouns = Readonly<Record<Noun, { count: Forms; genitive?: Forms }>>

export interface DateParts {
  year: number
  month: number
  date: number
}

/**
 * How a language counts, and writes numbers, money and dates. Written out rather than asked of Intl, but for the plural
 * categories: server and browser may carry different language data, and a page rendered by both must not differ.
 */
export interface Grammar {
  /** From Monday on. */
  weekdays: readonly string[]
  /** For the heads of calendars: two or three letters. */
  weekdaysShort: readonly string[]
  months: readonly string[]
  /** As they stand beside a day: in the genitive where the language has one. */
  monthsInDate: readonly string[]
  /** For charts: three letters. */
  monthsShort: readonly string[]
  nouns: Nouns
  /** Joins the last two of several. */
  and: string
  decimalSign: string
  /** Between thousands. */
  groupSign: string
  percentSign: string
  /** Euros written out in digits. */
  money(digits: string): string
  /** `4. 7. 2026`. */
  day(parts: DateParts): string
  /** Without the year: `4. 7.`. */
  dayMonth(parts: DateParts): string
  /** The number of a day alone: `4.`. */
  dayNumber(date: number): string
  /** A clock time from `HH:MM`; 24 hours. */
  time(time: string): string
}

/** Pieces of a date, which never break apart. */
export const joined = (...parts: readonly (string | number)[]): string => parts.join(nbsp)

const grammars: Readonly<Record<Language, Grammar>> = { sk, cs, en }

/** Of a language. */
export const grammarOf = (language: Language): Grammar => grammars[language]
