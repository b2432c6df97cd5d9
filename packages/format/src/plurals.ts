import { grammarOf, type Forms, type Noun } from './grammar.ts'
import { defaultLanguage, nbsp } from './language.ts'
import { inEachLanguage, languages, type Language } from './languages.ts'
import { lazily } from './lazily.ts'
import { formatNumber } from './numbers.ts'

const rules = inEachLanguage((language) => lazily(() => new Intl.PluralRules(languages[language].locale)))

/** The form of a word that stands with a number, by the plural rules of the language. */
export const formFor = (count: number, forms: Forms, language: Language): string =>
  forms[rules[language]().select(count)] ?? forms.other

/** The form alone, as it stands beside the number: 1 noc, 2 to 4 noci, 0 and 5 on nocí. */
export const pluralForm = (count: number, noun: Noun, language: Language = defaultLanguage()): string =>
  formFor(count, grammarOf(language).nouns[noun].count, language)

/** Number and noun together, never broken apart: `3 noci`. */
export function countOf(count: number, noun: Noun, language: Language = defaultLanguage()): string {
  return `${formatNumber(count, language)}${nbsp}${pluralForm(count, noun, language)}`
}

/** Verb before a counted subject in Slovak: plural before 2, 3 and 4 (`chýbajú 3 osoby`), else singular (`chýba 5 osôb`). */
export const verbForm = (count: number, singular: string, plural: string): string =>
  count >= 2 && count <= 4 ? plural : singular

/** In the genitive, after "do", "od", "počas": `do 3 dní`, `do 1 hodiny`. English has no difference. */
export function countInGenitive(count: number, noun: Noun, language: Language = defaultLanguage()): string {
  const { count: forms, genitive = forms } = grammarOf(language).nouns[noun]
  return `${formatNumber(count, language)}${nbsp}${formFor(count, genitive, language)}`
}

/** `1 noc`, `2 noci`, `5 nocí`. */
export const nights = (count: number, language?: Language) => countOf(count, 'night', language)
/** `1 deň`, `2 dni`, `5 dní`. */
export const days = (count: number, language?: Language) => countOf(count, 'day', language)
/** `1 hodina`, `2 hodiny`, `5 hodín`. */
export const hours = (count: number, language?: Language) => countOf(count, 'hour', language)
/** `1 minúta`, `2 minúty`, `5 minút`. */
export const minutes = (count: number, language?: Language) => countOf(count, 'minute', language)
/** `1 osoba`, `2 osoby`, `5 osôb`. */
export const persons = (count: number, language?: Language) => countOf(count, 'person', language)
/** `1 dospelý`, `2 dospelí`, `5 dospelých`. */
export const adultsText = (count: number, language?: Language) => countOf(count, 'adult', language)
/** `1 dieťa`, `2 deti`, `5 detí`. */
export const childrenText = (count: number, language?: Language) => countOf(count, 'child', language)

/** The party: `2 dospelí`, `2 dospelí a 1 dieťa`. */
export function partyText(adults: number, children: number, language: Language = defaultLanguage()): string {
  const grown = adultsText(adults, language)
  if (children === 0) return grown
  return `${grown} ${grammarOf(language).and}${nbsp}${childrenText(children, language)}`
}

/** Minutes and seconds of a countdown: `9:05`, from an hour on with hours: `3:59:05`; never below zero. Seconds in. */
export function countdown(seconds: number): string {
  const secondsLeft = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(secondsLeft / 3600), Math.floor(secondsLeft / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(secondsLeft % 60)}`
    : `${minutes}:${two(secondsLeft % 60)}`
}

/** A length of time by its two largest units, rounded down: `1 deň a 5 hodín`, `3 hodiny a 20 minút`, `12 minút`. */
export function durationText(seconds: number, language: Language = defaultLanguage()): string {
  const minutesLeft = Math.max(0, Math.floor(seconds / 60))
  const parts: (readonly [number, Noun])[] = [
    [Math.floor(minutesLeft / 1440), 'day'],
    [Math.floor(minutesLeft / 60) % 24, 'hour'],
    [minutesLeft % 60, 'minute'],
  ]
  const first = parts.findIndex(([count]) => count > 0)
  if (first === -1) return countOf(0, 'minute', language)
  const shownParts = parts.slice(first, first + 2).filter(([count]) => count > 0)
  return shownParts
    .map(([count, noun]) => countOf(count, noun, language))
    .join(` ${grammarOf(language).and}${nbsp}`)
}
