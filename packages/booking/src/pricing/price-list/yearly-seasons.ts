import { dayParts, isDay, type Day } from '@dvor/format/days.ts'

/** Dates of a season, the last night included. */
export interface SeasonDates {
  readonly valid_from: Day
  readonly valid_to: Day
  /** Whether it comes back every year between the same dates, from its own year on. */
  readonly repeats_yearly: boolean
}

const inYear = (day: Day, years: number): Day =>
  `${String(dayParts(day).year + years).padStart(4, '0')}${day.slice(4)}`

/**
 * The same date so many years later. In a common year 29 February means the end of the 28th: a season that begins with
 * it begins on 1 March, one that ends with it ends on the 28th.
 */
function shifted(day: Day, years: number, leapDay: '03-01' | '02-28'): Day {
  const same = inYear(day, years)
  return isDay(same) ? same : `${same.slice(0, 5)}${leapDay}`
}

/** The season as it comes back so many years later. */
export const yearsLater = <Row extends SeasonDates>(row: Row, years: number): Row =>
  years === 0
    ? row
    : {
        ...row,
        valid_from: shifted(row.valid_from, years, '03-01'),
        valid_to: shifted(row.valid_to, years, '02-28'),
      }

/**
 * A season as one row for each of its years that touches the days from `from` to `until`, both included. A season that
 * does not repeat is one row, whatever its dates.
 */
export function occurrencesOf<Row extends SeasonDates>(row: Row, from: Day, until: Day): Row[] {
  if (!row.repeats_yearly) return [row]
  const own = dayParts(row.valid_from).year
  // A season over New Year that touches the first day began in the year before.
  const first = Math.max(0, dayParts(from).year - own - 1)
  const count = Math.max(0, dayParts(until).year - own - first + 1)
  return Array.from({ length: count }, (_, index) => yearsLater(row, first + index)).filter(
    ({ valid_from, valid_to }) => valid_from <= until && valid_to >= from,
  )
}

/** The season as it comes next: the first year in which it is not over on the day. */
export function nextOccurrence<Row extends SeasonDates>(row: Row, today: Day): Row {
  if (!row.repeats_yearly || row.valid_to >= today) return row
  const years = dayParts(today).year - dayParts(row.valid_to).year
  const coming = yearsLater(row, years)
  return coming.valid_to >= today ? coming : yearsLater(row, years + 1)
}
