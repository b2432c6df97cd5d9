import { isCountryCode } from './country-codes.ts'
import { defaultLanguage, type Language } from './language.ts'
import { lazily } from './lazily.ts'
import { sortedByText } from './sort.ts'

type Names = Readonly<Record<Language, string>>

/** Countries of guests by ISO code; written out, since a server and a browser may name countries differently. */
const names: Readonly<Record<string, Names>> = {
  AL: { sk: 'Albánsko', en: 'Albania' },
  AD: { sk: 'Andorra', en: 'Andorra' },
  AR: { sk: 'Argentína', en: 'Argentina' },
  AU: { sk: 'Austrália', en: 'Australia' },
  BE: { sk: 'Belgicko', en: 'Belgium' },
  BY: { sk: 'Bielorusko', en: 'Belarus' },
  BA: { sk: 'Bosna a Hercegovina', en: 'Bosnia and Herzegovina' },
  BR: { sk: 'Brazília', en: 'Brazil' },
  BG: { sk: 'Bulharsko', en: 'Bulgaria' },
  CY: { sk: 'Cyprus', en: 'Cyprus' },
  CZ: { sk: 'Česko', en: 'Czechia' },
  ME: { sk: 'Čierna Hora', en: 'Montenegro' },
  CL: { sk: 'Čile', en: 'Chile' },
  CN: { sk: 'Čína', en: 'China' },
  DK: { sk: 'Dánsko', en: 'Denmark' },
  EG: { sk: 'Egypt', en: 'Egypt' },
  EE: { sk: 'Estónsko', en: 'Estonia' },
  FI: { sk: 'Fínsko', en: 'Finland' },
  FR: { sk: 'Francúzsko', en: 'France' },
  GR: { sk: 'Grécko', en: 'Greece' },
  GE: { sk: 'Gruzínsko', en: 'Georgia' },
  NL: { sk: 'Holandsko', en: 'Netherlands' },
  HR: { sk: 'Chorvátsko', en: 'Croatia' },
  IN: { sk: 'India', en: 'India' },
  IE: { sk: 'Írsko', en: 'Ireland' },
  IS: { sk: 'Island', en: 'Iceland' },
  IL: { sk: 'Izrael', en: 'Israel' },
  JP: { sk: 'Japonsko', en: 'Japan' },
  ZA: { sk: 'Južná Afrika', en: 'South Africa' },
  CA: { sk: 'Kanada', en: 'Canada' },
  KZ: { sk: 'Kazachstan', en: 'Kazakhstan' },
  KR: { sk: 'Kórea', en: 'South Korea' },
  XK: { sk: 'Kosovo', en: 'Kosovo' },
  LI: { sk: 'Lichtenštajnsko', en: 'Liechtenstein' },
  LT: { sk: 'Litva', en: 'Lithuania' },
  LV: { sk: 'Lotyšsko', en: 'Latvia' },
  LU: { sk: 'Luxembursko', en: 'Luxembourg' },
  HU: { sk: 'Maďarsko', en: 'Hungary' },
  MT: { sk: 'Malta', en: 'Malta' },
  MX: { sk: 'Mexiko', en: 'Mexico' },
  MD: { sk: 'Moldavsko', en: 'Moldova' },
  MC: { sk: 'Monako', en: 'Monaco' },
  DE: { sk: 'Nemecko', en: 'Germany' },
  NO: { sk: 'Nórsko', en: 'Norway' },
  NZ: { sk: 'Nový Zéland', en: 'New Zealand' },
  PL: { sk: 'Poľsko', en: 'Poland' },
  PT: { sk: 'Portugalsko', en: 'Portugal' },
  AT: { sk: 'Rakúsko', en: 'Austria' },
  RO: { sk: 'Rumunsko', en: 'Romania' },
  SM: { sk: 'San Maríno', en: 'San Marino' },
  AE: { sk: 'Spojené arabské emiráty', en: 'United Arab Emirates' },
  US: { sk: 'Spojené štáty', en: 'United States' },
  RS: { sk: 'Srbsko', en: 'Serbia' },
  MK: { sk: 'Severné Macedónsko', en: 'North Macedonia' },
  SI: { sk: 'Slovinsko', en: 'Slovenia' },
  GB: { sk: 'Spojené kráľovstvo', en: 'United Kingdom' },
  ES: { sk: 'Španielsko', en: 'Spain' },
  CH: { sk: 'Švajčiarsko', en: 'Switzerland' },
  SE: { sk: 'Švédsko', en: 'Sweden' },
  IT: { sk: 'Taliansko', en: 'Italy' },
  TW: { sk: 'Taiwan', en: 'Taiwan' },
  TH: { sk: 'Thajsko', en: 'Thailand' },
  TR: { sk: 'Turecko', en: 'Türkiye' },
  UA: { sk: 'Ukrajina', en: 'Ukraine' },
  VN: { sk: 'Vietnam', en: 'Vietnam' },
}

const home = { code: 'SK', names: { sk: 'Slovensko', en: 'Slovakia' } }
const neighbours = ['CZ', 'PL', 'HU', 'AT']

interface Country {
  code: string
  name: string
}

const country = (code: string, language: Language): Country => ({
  code,
  name: names[code]?.[language] ?? code,
})

/** Slovakia and its neighbours first, then all others by the language's alphabet. */
function listed(language: Language): readonly Country[] {
  const others = Object.keys(names).filter((code) => !neighbours.includes(code))
  return [
    { code: home.code, name: home.names[language] },
    ...neighbours.map((code) => country(code, language)),
    ...sortedByText(
      others.map((code) => country(code, language)),
      ({ name }) => name,
      language,
    ),
  ]
}

const lists: Readonly<Record<Language, () => readonly Country[]>> = {
  sk: lazily(() => listed('sk')),
  en: lazily(() => listed('en')),
}

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

const namedLike = (written: string, language: Language): string | undefined =>
  countriesIn(language).find(({ name }) => name.toLocaleLowerCase('sk') === written)?.code

/** The code of a country that a person wrote by its code or its name in either language; null for an unknown one. */
export function countryCodeOf(written: string): string | null {
  const trimmed = written.trim()
  if (isCountryCode(trimmed)) return trimmed
  const lower = trimmed.toLocaleLowerCase('sk')
  return otherNames[lower] ?? namedLike(lower, 'sk') ?? namedLike(lower, 'en') ?? null
}
