import { inEachLanguage, type Language } from '@dvor/format/languages.ts'
import { bound } from './bound.ts'
import * as cs from './cs/all.ts'
import * as en from './en/all.ts'
import * as sk from './sk/all.ts'

/** The same value in every language. */
export type InLanguages<T> = Readonly<Record<Language, T>>

/** Texts of a language, by area: the Slovak folder declares it, and a language that lacks a text does not compile. */
export type Texts = typeof sk

const texts: InLanguages<Texts> = { sk, cs, en }

/** An area's texts in every language. */
export const areaOf = <A extends keyof Texts>(area: A): InLanguages<Texts[A]> =>
  inEachLanguage((language) => bound(texts[language][area], language))
