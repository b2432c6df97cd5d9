import { dayParts, isDay, weekdayOf, type Day } from './days.ts'
import { grammarOf, joined } from './grammar.ts'
import { defaultLanguage } from './language.ts'
import type { Language } from './languages.ts'
import { monthInDate, weekdayName } from './names.ts'

/** `4. 7. 2026`, in English `4 Jul 2026`; the pieces never break apart. */
export const formatDay = (day: Day, language: Language = defaultLanguage()): string =>
  grammarOf(language).day(dayParts(day))

/** Without the year: `4. 7.`, in English `4 Jul`. */
export const formatDayMonth = (day: Day, language: Language = defaultLanguage()): string =>
  grammarOf(language).dayMonth(dayParts(day))

/** In words: `sobota 4. júla 2026`, in English `Saturday 4 July 2026`. */
export function formatDayLong(day: Day, language: Language = defaultLanguage()): string {
  const { year, month, date } = dayParts(day)
  const number = grammarOf(language).dayNumber(date)
  return `${weekdayName(weekdayOf(day), language)} ${joined(number, monthInDate(month, language), year)}`
}

/**
 * Two days as one phrase, saying what they share once: `4. – 7. 7. 2026`, `30. 6. – 2. 7. 2026`,
 * `30. 12. 2026 – 2. 1. 2027`; the same day twice is that day.
 */
export function formatDayRange(from: Day, to: Day, language: Language = defaultLanguage()): string {
  if (from === to) return formatDay(from, language)
  const [first, last] = [dayParts(from), dayParts(to)]
  const end = formatDay(to, language)
  if (first.year !== last.year) return `${formatDay(from, language)} – ${end}`
  if (first.month !== last.month) return `${formatDayMonth(from, language)} – ${end}`
  return `${grammarOf(language).dayNumber(first.date)} – ${end}`
}

const slovakDay = /^\s*(\d{1,2})\s*\.\s*(\d{1,2})\s*\.\s*(\d{4})\s*$/
const englishDay = /^\s*(\d{1,2})\s+([a-z]{3,9})\s+(\d{4})\s*$/i

/**
 * The day of a typed text (`4. 7. 2026`, `04.07.2026`, `4 July 2026`, `4 Jul 2026` or `2026-07-04`); null when it is
 * none. Not `4/7/2026`, which is another day in another country.
 */
export function parseDay(text: string): Day | null {
  const match = slovakDay.exec(text) ?? englishDay.exec(text)
  if (!match) return isDay(text.trim()) ? text.trim() : null
  const [, date = '', month = '', year = ''] = match
  const number = /^\d/.test(month) ? month : String(monthNumber(month))
  const day = `${year}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** From an English name or its first three letters; 0 for none. */
function monthNumber(name: string): number {
  const months = Array.from({ length: 12 }, (_, index) => monthInDate(index + 1, 'en').toLowerCase())
  const typed = name.toLowerCase()
  return months.findIndex((month) => month === typed || month.slice(0, 3) === typed) + 1
}
