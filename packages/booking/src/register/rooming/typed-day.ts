import { formatDay, parseDay } from '@dvor/format/day-text.ts'
import { isDay } from '@dvor/format/days.ts'

const parts = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/

/** Whether a cell of a table looks like a day in any form. */
export const isDayLike = (cell: string): boolean =>
  parseDay(cell) !== null || parts.test(cell.replaceAll(' ', ''))

/** Whether days with slashes have the month first: some second part is above 12, and no first one is. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const slashed = cells.flatMap(
    (cell) => /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(cell.replaceAll(' ', '')) ?? [],
  )
  const above = (place: 1 | 2) => slashed.some((part, at) => at % 3 === place && Number(part) > 12)
  return above(2) && !above(1)
}

/**
 * A day of a table as people read it here: Slovak and ISO forms, `31/12/1980`, with `monthFirst` `12/31/1980`. What is
 * no day stays as it was.
 */
export function typedDay(cell: string, monthFirst: boolean): string {
  const known = parseDay(cell)
  if (known) return formatDay(known)
  const [, one = '', two = '', three = ''] = parts.exec(cell.replaceAll(' ', '')) ?? []
  const swaps = monthFirst && cell.includes('/')
  const [year, month, date] =
    one.length === 4 ? [one, two, three] : swaps ? [three, one, two] : [three, two, one]
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? formatDay(day) : cell
}
