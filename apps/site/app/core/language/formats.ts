import { formatDay, formatDayLong, formatDayMonth, formatDayRange } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatInstant, formatTime, type Instant } from '@dvor/format/instants.ts'
import { inEachLanguage, type Language } from '@dvor/format/languages.ts'
import { formatEuros, formatMoney } from '@dvor/format/money.ts'
import { monthName, weekdayList, weekdayName } from '@dvor/format/names.ts'
import type { Noun } from '@dvor/format/grammar.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { countInGenitive, countOf, durationText, partyText } from '@dvor/format/plurals.ts'
import { useWords } from './use-language.ts'

/** The formats of `@dvor/format` bound to one language. Money in cents. */
const inLanguage = (language: Language) => ({
  formatMoney: (cents: number) => formatMoney(cents, language),
  formatEuros: (cents: number) => formatEuros(cents, language),
  formatNumber: (value: number, decimals?: number) => formatNumber(value, language, decimals),
  formatPercent: (percent: number) => formatPercent(percent, language),
  formatDay: (day: Day) => formatDay(day, language),
  formatDayMonth: (day: Day) => formatDayMonth(day, language),
  formatDayLong: (day: Day) => formatDayLong(day, language),
  formatDayRange: (from: Day, to: Day) => formatDayRange(from, to, language),
  formatInstant: (instant: Instant) => formatInstant(instant, language),
  formatTime: (time: string) => formatTime(time, language),
  weekdayName: (weekday: number) => weekdayName(weekday, language),
  weekdayList: (weekdays: readonly number[]) => weekdayList(weekdays, language),
  monthName: (month: number) => monthName(month, language),
  countOf: (count: number, noun: Noun) => countOf(count, noun, language),
  countInGenitive: (count: number, noun: Noun) => countInGenitive(count, noun, language),
  durationText: (seconds: number) => durationText(seconds, language),
  nights: (count: number) => countOf(count, 'night', language),
  minutes: (count: number) => countOf(count, 'minute', language),
  persons: (count: number) => countOf(count, 'person', language),
  adultsText: (count: number) => countOf(count, 'adult', language),
  childrenText: (count: number) => countOf(count, 'child', language),
  partyText: (adults: number, children: number) => partyText(adults, children, language),
})
export type Formats = ReturnType<typeof inLanguage>

export const formats = inEachLanguage(inLanguage)

/** Formats dates, money and counts in the page's language. */
export const useFormats = (): Formats => useWords(formats)
