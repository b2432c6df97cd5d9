import { addDays, addMonths, dayParts, type Day } from '@dvor/format/days.ts'
import { holidaysIn } from '@dvor/format/holidays.ts'
import type { Language } from '@dvor/format/languages.ts'
import { schoolHolidaysIn } from '@dvor/format/school-holidays.ts'
import { holidayWords } from '@dvor/texts/areas.ts'

/** The public holidays and the school holidays of a month in one line; empty when there are none. */
export function holidaysText(month: Day, language: Language): string {
  const { date, holidays, school } = holidayWords[language]
  const last = addDays(addMonths(month, 1), -1)
  const off = holidaysIn(dayParts(month).year).filter(
    ({ day, isDayOff }) => isDayOff && day >= month && day <= last,
  )
  const free = schoolHolidaysIn(month, last).map(({ from, to }) => spanText(from, to, month, last, language))
  return [
    off.length > 0 &&
      `${holidays(off.length)} ${rowsOf(off)
        .map((row) => rowText(row, date))
        .join(', ')}`,
    free.length > 0 && `${school} ${free.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** Days that follow each other as one row. */
function rowsOf(holidays: readonly { day: Day }[]): Day[][] {
  const rows: Day[][] = []
  for (const { day } of holidays) {
    const row = rows.at(-1)
    if (row && addDays(row.at(-1) ?? day, 1) === day) row.push(day)
    else rows.push([day])
  }
  return rows
}

function rowText(row: readonly Day[], date: (day: Day) => string): string {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return ''
  return row.length > 2 ? `${date(first)} – ${date(last)}` : row.map(date).join(', ')
}

function spanText(from: Day, to: Day, first: Day, last: Day, language: Language): string {
  const { date, ...text } = holidayWords[language]
  if (from <= first && to >= last) return text.all
  if (from < first) return `${text.until} ${date(to)}`
  if (to > last) return `${text.from} ${date(from)}`
  return `${date(from)} – ${date(to)}`
}
