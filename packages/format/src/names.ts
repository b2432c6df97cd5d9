import { defaultLanguage, type Language } from './language.ts'

interface Names {
  weekdays: readonly string[]
  weekdaysShort: readonly string[]
  months: readonly string[]
  /** As they stand beside a day: genitive in Slovak. */
  monthsInDate: readonly string[]
  monthsShort: readonly string[]
}

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// Written out rather than asked of Intl: server and browser may carry different language data, and a page
// rendered by both must not differ.
const names: Record<Language, Names> = {
  sk: {
    weekdays: ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'],
    weekdaysShort: ['po', 'ut', 'st', 'št', 'pi', 'so', 'ne'],
    months: [
      'január',
      'február',
      'marec',
      'apríl',
      'máj',
      'jún',
      'júl',
      'august',
      'september',
      'október',
      'november',
      'december',
    ],
    monthsInDate: [
      'januára',
      'februára',
      'marca',
      'apríla',
      'mája',
      'júna',
      'júla',
      'augusta',
      'septembra',
      'októbra',
      'novembra',
      'decembra',
    ],
    monthsShort: ['jan', 'feb', 'mar', 'apr', 'máj', 'jún', 'júl', 'aug', 'sep', 'okt', 'nov', 'dec'],
  },
  en: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: englishMonths,
    monthsInDate: englishMonths,
    monthsShort: englishMonths.map((month) => month.slice(0, 3)),
  },
}

function pick(list: readonly string[], number: number): string {
  const name = list[number - 1]
  if (name === undefined) throw new RangeError(`No name for number ${number}`)
  return name
}

/** Name of an ISO weekday (Monday is 1). */
export const weekdayName = (weekday: number, language: Language = defaultLanguage()) =>
  pick(names[language].weekdays, weekday)

/** Two letters in Slovak, three in English, for the heads of calendars. */
export const weekdayShort = (weekday: number, language: Language = defaultLanguage()) =>
  pick(names[language].weekdaysShort, weekday)

/** Name of a month (1 to 12) standing alone. */
export const monthName = (month: number, language: Language = defaultLanguage()) =>
  pick(names[language].months, month)

/** Name of a month as it follows a day: `4. júla`. */
export const monthInDate = (month: number, language: Language = defaultLanguage()) =>
  pick(names[language].monthsInDate, month)

/** Three letters, for charts. */
export const monthShort = (month: number, language: Language = defaultLanguage()) =>
  pick(names[language].monthsShort, month)

/** Weekdays as a phrase: `piatok a sobota`, `pondelok, streda a piatok`. */
export function weekdayList(weekdays: readonly number[], language: Language = defaultLanguage()): string {
  const words = weekdays.toSorted((a, b) => a - b).map((weekday) => weekdayName(weekday, language))
  const last = words.pop() ?? ''
  if (words.length === 0) return last
  return `${words.join(', ')} ${language === 'sk' ? 'a' : 'and'} ${last}`
}
