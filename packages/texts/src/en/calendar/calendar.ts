import type { Texts } from '../../texts.ts'
import { dayParts } from '@dvor/format/days.ts'
import type { Day } from '@dvor/format/days.ts'

export const calendarWords: Texts['calendarWords'] = {
  label: 'Arrival and departure',
  months: 'Months',
  locale: 'en-GB',
  fullDay: 'full',
  full: 'Are your dates taken?',
  join: 'Join the waiting list.',
  hint: 'Choose the day of arrival, then the day of departure. Each day shows the price of its night.',
  forStay: 'for the stay',
  withTax: 'including the accommodation tax',
  book: 'Book these days',
  loading: 'Loading free dates',
  failedTitle: 'Free dates could not be loaded',
  failedText: 'Please try once more, or call us.',
  retry: 'Try again',
}

export const holidayWords: Texts['holidayWords'] = {
  date: (day: Day) => `${dayParts(day).date}`,
  holidays: (count: number) => (count === 1 ? 'public holiday' : 'public holidays'),
  school: 'school holidays',
  from: 'from',
  until: 'until',
  all: 'all month',
}
