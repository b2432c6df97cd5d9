import type { English } from '../../../core/texts/translation.ts'
import type { reservationProblems as slovak } from './problem-texts.ts'

export const reservationProblems: English<typeof slovak> = {
  nights_taken: 'These nights are already taken: {{nights}}.',
  nightsGone: 'Some of these nights are already taken.',
  transition: 'The booking is meanwhile in the state {{state}}, so this is no longer possible.',
  moveNotAllowed: 'A booking in this state has no nights, so it cannot be moved. Restore it first.',
  price_changed: 'The price has changed to {{total}} meanwhile. Look at it and confirm again.',
  reversedAlready: 'This entry is already reversed.',
  mandatory: 'A mandatory service cannot be removed.',
  closed: 'The room is closed on these days.',
  past: 'These days are in the past.',
  inverted: 'The departure must be after the arrival.',
  too_long: 'The stay is too long. At most {{most}}.',
  too_small: 'The room does not hold that many guests, at most {{most}}.',
  not_offered: 'This room is not offered now.',
  departureTooSmall: 'The departure must be at least a day after the arrival.',
  totalTooSmall: 'The price cannot be that low: the stay tax and custom lines are not reduced by a discount.',
  belowZero: 'The price would fall below zero. Change the custom lines first.',
  package: {
    not_offered: 'This package is not on sale.',
    other_unit: 'The package is not sold in this room.',
    other_days: 'The package is not sold for these days. Choose its date.',
    service_missing: 'A service of the package has no free place on this date. Choose another one.',
    service_persons: 'The services of the package are not for all guests. Choose its date again.',
    sold_out: 'The package is sold out.',
  },
  sameUnitTwice: 'The same room is here twice on overlapping days.',
}

/** The same in English. */
export const why = {
  min_nights: 'too few nights',
  max_nights: 'too many nights',
  arrival_closed: 'no arrival on this day',
  departure_closed: 'no departure on this day',
  arrival_weekday: 'another arrival day',
  departure_weekday: 'another departure day',
  too_late: 'too late',
  too_far: 'too early',
  too_small: 'too many guests',
  too_many_children: 'too many children',
  not_offered: 'not offered',
  past: 'in the past',
  inverted: 'wrong days',
  too_long: 'long stay',
  taken: 'taken',
  closed: 'closed',
  only_package: 'only a package is sold',
  plan_not_offered: 'the rate plan is not offered here',
  plan_days: 'the rate plan is not sold so many days before arrival',
  plan_nights: 'the rate plan is not sold on these nights',
}
