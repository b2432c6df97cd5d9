import { parseDay } from '@dvor/format/day-text.ts'
import { addDays, dayParts, daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { foldText } from '@dvor/format/slug.ts'

const near: Readonly<Record<string, number>> = { vcera: -1, dnes: 0, zajtra: 1, pozajtra: 2 }
const shortDay = /^\s*(\d{1,2})\s*\.\s*(\d{1,2})\s*\.?\s*(\d{2})?\s*$/

/**
 * The day of what was typed: `28. 11. 2026`, `28.11.26`, `28.11.` or "zajtra". Without a year it is the one nearest to
 * today. Null for anything else.
 */
export function typedDay(text: string, today: Day): Day | null {
  const days = near[foldText(text.trim())]
  if (days !== undefined) return addDays(today, days)
  const match = shortDay.exec(text)
  if (!match) return parseDay(text)
  const [, date = '', month = '', year] = match
  const inYear = (full: number) => `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const { year: thisYear } = dayParts(today)
  const years = year ? [2000 + Number(year)] : [thisYear, thisYear + 1, thisYear - 1]
  const distance = (day: Day) => Math.abs(daysBetween(today, day))
  return (
    years
      .map(inYear)
      .filter(isDay)
      .toSorted((a, b) => distance(a) - distance(b))[0] ?? null
  )
}
