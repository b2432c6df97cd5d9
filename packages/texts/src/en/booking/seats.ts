import { formatTime } from '@dvor/format/instants.ts'
import { countOf, hours, persons } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

const timesOf = ({ time_from, time_to }: { time_from: string; time_to: string }) =>
  `${formatTime(time_from, 'en')} – ${formatTime(time_to, 'en')}`

export const seatSentence: Texts['seatSentence'] = (restriction) => {
  switch (restriction.code) {
    case 'full':
      return restriction.free === 0
        ? 'Fully booked.'
        : `Only ${countOf(restriction.free, 'freePlace', 'en')} left.`
    case 'too_few':
      return `For ${persons(restriction.persons, 'en')} at least.`
    case 'too_young':
      return `For guests from ${countOf(restriction.min_age, 'year', 'en')} on; ${persons(restriction.persons, 'en')} of you at most.`
    case 'too_many':
      return `For ${persons(restriction.persons, 'en')} of one booking at most.`
    case 'not_in_unit':
      return 'It is only for guests of other rooms.'
    case 'overlap':
      return `At the same time you have ${restriction.title} (${timesOf(restriction)}), and there are not enough of you for both.`
    case 'too_late':
      return `It has to be booked at least ${hours(restriction.lead_hours, 'en')} ahead. Please call us.`
    case 'past':
      return 'It has already taken place.'
    case 'cancelled':
      return 'Cancelled.'
    case 'out_of_season':
    case 'not_on_day':
    case 'not_offered':
      return 'It does not take place on this day.'
  }
}

export const seatWords: Texts['seatWords'] = {
  at: 'at',
  freeFor: 'free, up to',
  perGroup: 'per group',
  perPerson: 'per person',
  leastGroup: 'at least',
  leastToTakePlace: () => 'needs at least',
  fromAge: 'from',
  ofBooking: 'of one booking at most',
  perUnit: 'of one room at most',
}
