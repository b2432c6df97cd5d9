import { grammarOf } from './grammar.ts'
import { defaultLanguage } from './language.ts'
import type { Language } from './languages.ts'

function pick(list: readonly string[], number: number): string {
  const name = list[number - 1]
  if (name === undefined) throw new RangeError(`No name for number ${number}`)
  return name
}

/** Name of an ISO weekday (Monday is 1). */
export const weekdayName = (weekday: number, language: Language = defaultLanguage()) =>
  pick(grammarOf(language).weekdays, weekday)

/** Two or three letters, for the heads of calendars. */
export const weekdayShort = (weekday: number, language: Language = defaultLanguage()) =>
  pick(grammarOf(language).weekdaysShort, weekday)

/** Name of a month (1 to 12) standing alone. */
export const monthName = (month: number, language: Language = defaultLanguage()) =>
  pick(grammarOf(language).months, month)

/** Name of a month as it follows a day: `4. júla`. */
export const monthInDate = (month: number, language: Language = defaultLanguage()) =>
  pick(grammarOf(language).monthsInDate, month)

/** Three letters, for charts. */
export const monthShort = (month: number, language: Language = defaultLanguage()) =>
  pick(grammarOf(language).monthsShort, month)

/** Weekdays as a phrase: `piatok a sobota`, `pondelok, streda a piatok`. */
export function weekdayList(weekdays: readonly number[], language: Language = defaultLanguage()): string {
  const words = weekdays.toSorted((a, b) => a - b).map((weekday) => weekdayName(weekday, language))
  const last = words.pop() ?? ''
  if (words.length === 0) return last
  return `${words.join(', ')} ${grammarOf(language).and} ${last}`
}
