import type { OfficeLanguage } from './languages.ts'
import { addDays, dayParts, type Day } from './days.ts'

/** A public holiday of Slovakia. */
export interface Holiday {
  day: Day
  name: Readonly<Record<OfficeLanguage, string>>
  /** Whether work rests on it; some are kept as holidays on which people work. */
  isDayOff: boolean
}

interface FixedHoliday {
  /** `MM-DD`. */
  date: string
  name: Readonly<Record<OfficeLanguage, string>>
  /** First year in which it is a holiday; always by default. */
  since?: number
  /** Years in which people work on it. */
  worked?: (year: number) => boolean
}

const always = () => true
const only2026 = (year: number) => year === 2026

/** Act 241/1993 Z. z. as amended up to 2026; later amendments are to be entered here. */
const fixed: readonly FixedHoliday[] = [
  {
    date: '01-01',
    name: { sk: 'Deň vzniku Slovenskej republiky', en: 'Day of the Establishment of the Slovak Republic' },
  },
  { date: '01-06', name: { sk: 'Zjavenie Pána (Traja králi)', en: 'Epiphany' } },
  { date: '05-01', name: { sk: 'Sviatok práce', en: 'Labour Day' } },
  {
    date: '05-08',
    name: { sk: 'Deň víťazstva nad fašizmom', en: 'Day of Victory over Fascism' },
    worked: only2026,
  },
  {
    date: '07-05',
    name: { sk: 'Sviatok svätého Cyrila a svätého Metoda', en: 'Saints Cyril and Methodius Day' },
  },
  {
    date: '08-29',
    name: { sk: 'Výročie Slovenského národného povstania', en: 'Slovak National Uprising Anniversary' },
  },
  {
    date: '09-01',
    name: { sk: 'Deň Ústavy Slovenskej republiky', en: 'Constitution Day' },
    worked: (year) => year >= 2024,
  },
  { date: '09-15', name: { sk: 'Sedembolestná Panna Mária', en: 'Our Lady of Sorrows' }, worked: only2026 },
  {
    date: '10-28',
    name: { sk: 'Deň vzniku samostatného česko-slovenského štátu', en: 'Establishment of Czechoslovakia' },
    since: 2021,
    worked: always,
  },
  { date: '11-01', name: { sk: 'Sviatok Všetkých svätých', en: 'All Saints’ Day' } },
  {
    date: '11-17',
    name: { sk: 'Deň boja za slobodu a demokraciu', en: 'Struggle for Freedom and Democracy Day' },
    worked: (year) => year >= 2025,
  },
  { date: '12-24', name: { sk: 'Štedrý deň', en: 'Christmas Eve' } },
  { date: '12-25', name: { sk: 'Prvý sviatok vianočný', en: 'Christmas Day' } },
  { date: '12-26', name: { sk: 'Druhý sviatok vianočný', en: 'St Stephen’s Day' } },
]

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm, as in Meeus, Astronomical Algorithms). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const fromMarch = epact + weekday - 7 * late + 114
  const [month, date] = [Math.floor(fromMarch / 31), (fromMarch % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

const byYear = new Map<number, readonly Holiday[]>()

/** All holidays of a year, in order. */
export function holidaysIn(year: number): readonly Holiday[] {
  const cachedHolidays = byYear.get(year)
  if (cachedHolidays) return cachedHolidays
  const easter = easterSunday(year)
  const fixedOnes = fixed
    .filter(({ since = 0 }) => year >= since)
    .map(({ date, name, worked }) => ({
      day: `${year}-${date}`,
      name,
      isDayOff: !worked?.(year),
    }))
  const moving = [
    { day: addDays(easter, -2), name: { sk: 'Veľký piatok', en: 'Good Friday' }, isDayOff: true },
    { day: addDays(easter, 1), name: { sk: 'Veľkonočný pondelok', en: 'Easter Monday' }, isDayOff: true },
  ]
  const all = [...fixedOnes, ...moving].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  byYear.set(year, all)
  return all
}

/** The holiday on this day; null when it is none. */
export function holidayOn(day: Day): Holiday | null {
  return holidaysIn(dayParts(day).year).find((holiday) => holiday.day === day) ?? null
}
