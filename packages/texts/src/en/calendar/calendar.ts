import type { Texts } from '../../texts.ts'

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
