import { addDays, dayParts, endsFebruary, isDay, type Day } from '@dvor/format/days.ts'

/** Dates of a season, the last night included. */
export interface SeasonDates {
  readonly valid_from: Day
  readonly valid_to: Day
  /** Whether it comes back every year between the same dates, from its own year on. */
  readonly repeats_yearly: boolean
}

const inYear = (day: Day, years: number): Day =>
  `${String(dayParts(day).year + years).padStart(4, '0')}${day.slice(4)}`

/** The same date so many years later; 1 March for a 29 February that the year has not. */
function firstDay(day: Day, years: number): Day {
  const same = inYear(day, years)
  return isDay(same) ? same : inYear(`${day.slice(0, 5)}03-01`, years)
}

/** The same date so many years later; a season to the end of February ends with it in every year. */
const lastDay = (day: Day, years: number): Day =>
  endsFebruary(day) ? addDays(inYear(`${day.slice(0, 5)}03-01`, years), -1) : inYear(day, years)

/** The season as it comes back so many years later. */
export const yearsLater = <Row extends SeasonDates>(row: Row, years: number): Row =>
  years === 0
    ? row
    : {
        ...row,
        valid_from: firstDay(row.valid_from, years),
        valid_to: lastDay(row.valid_to, years),
      }

/**
 * A season as one row for each of its years that touches the days from `from` to `until`, both included. A season that
 * does not repeat is one row, whatever its dates.
 */
export function occurrencesOf<Row extends SeasonDates>(row: Row, from: Day, until: Day): Row[] {
  if (!row.repeats_yearly) return [row]
  const firstYear = dayParts(row.valid_from).year
  // A season over New Year that touches the first day began in the year before.
  const first = Math.max(0, dayParts(from).year - firstYear - 1)
  const count = Math.max(0, dayParts(until).year - firstYear - first + 1)
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
