import { addDays, type Day } from './days.ts'

/** Days without school, both included. */
export interface SchoolHolidays {
  from: Day
  to: Day
}

/**
 * School holidays of Slovakia as the ministry of education published them, the spring ones of all regions; read on
 * 2026-11-23. Later school years are to be entered here.
 */
const published: readonly SchoolHolidays[] = [
  // 2026/2027
  { from: '2026-10-29', to: '2026-10-30' },
  { from: '2026-12-23', to: '2027-01-07' },
  { from: '2027-02-15', to: '2027-02-19' },
  { from: '2027-02-22', to: '2027-02-26' },
  { from: '2027-03-01', to: '2027-03-05' },
  { from: '2027-03-25', to: '2027-03-30' },
  { from: '2027-07-01', to: '2027-08-31' },
]

/** Spans that only a weekend separates are one. */
const spans = published.reduce<SchoolHolidays[]>((list, next) => {
  const last = list.at(-1)
  if (last && next.from <= addDays(last.to, 3)) return [...list.slice(0, -1), { ...last, to: next.to }]
  return [...list, next]
}, [])

/** The school holidays that reach into the days from `first` to `last`, in order; empty for years not published yet. */
export const schoolHolidaysIn = (first: Day, last: Day): readonly SchoolHolidays[] =>
  spans.filter(({ from, to }) => from <= last && to >= first)
