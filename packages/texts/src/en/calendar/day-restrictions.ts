import type { Texts } from '../../texts.ts'

export const dayRestrictionWords: Texts['dayRestrictionWords'] = {
  taken: () => 'This night is taken.',
  only_package: ({ title }) => `On these nights we sell only the package “${title}”.`,
  not_offered: () => 'It cannot be booked online at present.',
  too_late: () => 'It is too late to book this day online, please call us.',
  too_far: () => 'We do not take bookings that far ahead yet.',
  arrival_closed: () => 'One cannot arrive on this day, please choose another day of arrival.',
  arrival_weekday: () => 'Stays do not begin on this day of the week.',
  min_nights: ({ nights }) => `A stay here is for ${nights} at least, and fewer are free from this day on.`,
  no_end: () => 'A stay from this day could not end, please choose another day of arrival.',
  departure_closed: () => 'One cannot leave on this day, please choose another day of departure.',
  departure_weekday: () => 'Stays do not end on this day.',
  before_arrival: () => 'The departure must be later than the arrival.',
  max_nights: ({ nights }) => `A stay from the chosen day is for ${nights} at most.`,
  from_arrival: ({ nights }) => `A stay from the chosen day is for ${nights} at least.`,
}
