import { sortedByText } from './sort.ts'

/** Whence guests come, by ISO code; written out, since a server and a browser may name countries differently. */
const names: Readonly<Record<string, string>> = {
  AL: 'Albánsko',
  AD: 'Andorra',
  AR: 'Argentína',
  AU: 'Austrália',
  BE: 'Belgicko',
  BY: 'Bielorusko',
  BA: 'Bosna a Hercegovina',
  BR: 'Brazília',
  BG: 'Bulharsko',
  CY: 'Cyprus',
  CZ: 'Česko',
  ME: 'Čierna Hora',
  CL: 'Čile',
  CN: 'Čína',
  DK: 'Dánsko',
  EG: 'Egypt',
  EE: 'Estónsko',
  FI: 'Fínsko',
  FR: 'Francúzsko',
  GR: 'Grécko',
  GE: 'Gruzínsko',
  NL: 'Holandsko',
  HR: 'Chorvátsko',
  IN: 'India',
  IE: 'Írsko',
  IS: 'Island',
  IL: 'Izrael',
  JP: 'Japonsko',
  ZA: 'Južná Afrika',
  CA: 'Kanada',
  KZ: 'Kazachstan',
  KR: 'Kórea',
  XK: 'Kosovo',
  LI: 'Lichtenštajnsko',
  LT: 'Litva',
  LV: 'Lotyšsko',
  LU: 'Luxembursko',
  HU: 'Maďarsko',
  MT: 'Malta',
  MX: 'Mexiko',
  MD: 'Moldavsko',
  MC: 'Monako',
  DE: 'Nemecko',
  NO: 'Nórsko',
  NZ: 'Nový Zéland',
  PL: 'Poľsko',
  PT: 'Portugalsko',
  AT: 'Rakúsko',
  RO: 'Rumunsko',
  SM: 'San Maríno',
  AE: 'Spojené arabské emiráty',
  US: 'Spojené štáty',
  RS: 'Srbsko',
  MK: 'Severné Macedónsko',
  SI: 'Slovinsko',
  GB: 'Spojené kráľovstvo',
  ES: 'Španielsko',
  CH: 'Švajčiarsko',
  SE: 'Švédsko',
  IT: 'Taliansko',
  TW: 'Taiwan',
  TH: 'Thajsko',
  TR: 'Turecko',
  UA: 'Ukrajina',
  VN: 'Vietnam',
}

const home = { code: 'SK', name: 'Slovensko' }
const neighbours = ['CZ', 'PL', 'HU', 'AT']

interface Country {
  code: string
  name: string
}

const country = (code: string): Country => ({ code, name: names[code] ?? code })

/** Slovakia and its neighbours first, then everybody by the Slovak alphabet. */
export const countries: readonly Country[] = [
  home,
  ...neighbours.map(country),
  ...sortedByText(
    Object.keys(names)
      .filter((code) => !neighbours.includes(code))
      .map(country),
    ({ name }) => name,
  ),
]

/** The Slovak name of a country; the code itself for one that is not listed. */
export const countryName = (code: string): string => countries.find((one) => one.code === code)?.name ?? code
