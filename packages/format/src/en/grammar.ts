import { joined, type Grammar } from '../grammar.ts'
import { nouns } from './nouns.ts'

const months = [
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
const monthsShort = months.map((month) => month.slice(0, 3))

export const grammar: Grammar = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months,
  monthsInDate: months,
  monthsShort,
  nouns,
  and: 'and',
  decimalSign: '.',
  groupSign: ',',
  percentSign: '%',
  money: (digits) => `€${digits}`,
  day: ({ year, month, date }) => joined(date, monthsShort[month - 1] ?? '', year),
  dayMonth: ({ month, date }) => joined(date, monthsShort[month - 1] ?? ''),
  dayNumber: String,
  time: (time) => time,
}
