import type { Sower } from '../seed/sower.ts'
import type { CalendarEvent } from './schemas.ts'

/** Title, calendar, first day from today, length in days, and a clock time where it is no whole day. */
const plan = [
  ['Design review', 'Business', 0, 1, '10:00'],
  ['Meeting with the dairy', 'Business', -12, 2, null],
  ['Family trip to the caves', 'Holiday', 8, 2, null],
  ["Doctor's appointment", 'Personal', 9, 1, '08:30'],
  ['Dart game in the barn', 'ETC', 11, 1, '19:00'],
  ['Meditation by the pond', 'Personal', 3, 1, '06:30'],
  ['Dinner with the neighbours', 'Family', 13, 1, '18:30'],
  ['Product of the month', 'Business', -3, 5, null],
  ['Birthday of Emma', 'Family', -18, 1, null],
  ['Monthly meeting', 'Business', 20, 1, '09:00'],
] as const

/** Ten events around today, in all five calendars. */
export function seedCalendar({ day, moment }: Sower): { events: CalendarEvent[] } {
  const events = plan.map(([title, calendar, from, length, time], index) => ({
    id: index + 1,
    url: '',
    title,
    start: time ? moment(from, time) : day(from),
    end: time ? moment(from, addHour(time)) : day(from + length),
    allDay: time === null,
    extendedProps: { calendar },
  }))
  return { events }
}

function addHour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`
}
