import type { Texts } from '../../texts.ts'

export const searchWords: Texts['searchWords'] = {
  label: 'Look for free dates',
  arrival: 'Arrival',
  departure: 'Departure',
  noChildren: 'no children',
  find: 'Find a room',
  openSheet: 'Choose days and guests in the calendar with prices',
}

export const staySheetWords: Texts['staySheetWords'] = {
  title: 'When and how many?',
  hint: 'Tap the day of arrival, then the day of departure. Each day shows the price of its night for you in the cheapest free room.',
  goesOn: 'Tap arrival and departure. The departure shows the free rooms at once.',
  daysMissing: 'Please choose the days of arrival and departure.',
  from: 'from',
  plan: 'rate',
  show: 'Show free rooms',
}
