import { isCountryCode } from './country-codes.ts'
import { countries as cs } from './cs/countries.ts'
import { countries as en } from './en/countries.ts'
import { defaultLanguage } from './language.ts'
import { inEachLanguage, languageCodes, type Language } from './languages.ts'
import { lazily } from './lazily.ts'
import { countries as sk } from './sk/countries.ts'
import { sortedByText } from './sort.ts'

/** Countries of guests by ISO code; written out, since a server and a browser may name countries differently. */
export type CountryNames = Readonly<Record<keyof typeof sk, string>>

const namesIn: Readonly<Record<Language, Readonly<Record<string, string>>>> = { sk, cs, en }

const home = 'SK'
const neighbours = ['CZ', 'PL', 'HU', 'AT']

interface Country {
  code: string
  name: string
}

const country = (code: string, language: Language): Country => ({
  code,
  name: namesIn[language][code] ?? code,
})

/** Slovakia and its neighbours first, then all others by the language's alphabet. */
function listed(language: Language): readonly Country[] {
  const first = [home, ...neighbours]
  const others = Object.keys(namesIn[language]).filter((code) => !first.includes(code))
  return [
    ...first.map((code) => country(code, language)),
    ...sortedByText(
      others.map((code) => country(code, language)),
      ({ name }) => name,
      language,
    ),
  ]
}

const lists = inEachLanguage((language) => lazily(() => listed(language)))

/** Countries to choose from, named in the language. */
export const countriesIn = (language: Language): readonly Country[] => lists[language]()

/** The name of a country; the code itself for one that is not listed. */
export const countryName = (code: string, language: Language = defaultLanguage()): string =>
  countriesIn(language).find((one) => one.code === code)?.name ?? code

/** Longer names under which people write countries. */
const otherNames: Readonly<Record<string, string>> = {
  'slovenská republika': 'SK',
  'česká republika': 'CZ',
}

const namedLike = (written: string): string | undefined =>
  languageCodes
    .flatMap((language) => countriesIn(language))
    .find(({ name }) => name.toLocaleLowerCase('sk') === written)?.code

/** The code of a country that a person wrote by its code or its name in a language of the site; null for an unknown one. */
export function countryCodeOf(written: string): string | null {
  const trimmed = written.trim()
  if (isCountryCode(trimmed)) return trimmed
  const lower = trimmed.toLocaleLowerCase('sk')
  return otherNames[lower] ?? namedLike(lower) ?? null
}
