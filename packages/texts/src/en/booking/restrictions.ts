import { formatDay, formatDayMonth } from '@dvor/format/day-text.ts'
import { addDays, dayRuns, weekdayOf, type Day } from '@dvor/format/days.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { childrenText, hours, nights, persons } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

/** `on Friday`, `on Friday or Saturday`. */
function onWeekdays(weekdays: readonly number[]): string {
  const words = weekdays.toSorted((a, b) => a - b).map((one) => weekdayName(one, 'en'))
  const last = words.pop() ?? ''
  return `on ${words.length > 0 ? `${words.join(', ')} or ${last}` : last}`
}

const onDay = (day: Day) => `${onWeekdays([weekdayOf(day)])} ${formatDayMonth(day, 'en')}`

function nightsTaken(taken: readonly Day[]): string {
  const runs = dayRuns(taken)
  const named = runs.slice(0, 3).map(([first, last]) => {
    const end = formatDayMonth(addDays(last, 1), 'en')
    return `${first === last ? 'the night' : 'nights'} from ${formatDayMonth(first, 'en')} to ${end}`
  })
  if (runs.length > 3) return `${named.join(', ')} and others`
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : (named[0] ?? '')
}

export const restrictionSentence: Texts['restrictionSentence'] = (restriction, asked) => {
  switch (restriction.code) {
    case 'taken':
      return `Taken: ${nightsTaken(restriction.nights)}.`
    case 'too_small':
      return `It takes ${persons(restriction.sleeps, 'en')} at most.`
    case 'too_many_children':
      return restriction.children === 0
        ? 'This room is not suitable for children.'
        : `It takes ${childrenText(restriction.children, 'en')} at most.`
    case 'min_nights':
      return `At this time of year it can be booked for ${nights(restriction.nights, 'en')} or more.`
    case 'max_nights':
      return `At this time of year it can be booked for ${nights(restriction.nights, 'en')} at most.`
    case 'arrival_closed':
      return `An arrival on ${formatDayMonth(asked.from, 'en')} is not possible here; please choose another day.`
    case 'departure_closed':
      return `A departure on ${formatDayMonth(asked.to, 'en')} is not possible here; please choose another day.`
    case 'arrival_weekday':
      return `One cannot arrive here ${onDay(asked.from)}; at this time of year arrivals are only ${onWeekdays(restriction.weekdays)}.`
    case 'departure_weekday':
      return `One cannot leave here ${onDay(asked.to)}; at this time of year departures are only ${onWeekdays(restriction.weekdays)}.`
    case 'too_late':
      return `It is too late to book online: at least ${hours(restriction.lead_hours, 'en')} before arrival are needed. Please call us.`
    case 'too_far':
      return `For now we take bookings with an arrival until ${formatDay(restriction.last_day, 'en')}.`
    case 'too_long':
      return `Up to ${nights(restriction.nights, 'en')} can be booked online. For a longer stay please call us.`
    case 'only_package':
      return `On these nights we sell only the package “${restriction.title}”.`
    default:
      return plain[restriction.code]
  }
}

/** Restrictions without values. */
const plain = {
  closed: 'It is closed on these days.',
  past: 'The day of arrival has already passed.',
  inverted: 'The departure must be later than the arrival.',
  not_offered: 'It cannot be booked online at present.',
  plan_not_offered: 'This rate plan is not offered here.',
  plan_days: 'This rate plan is not offered so many days before the arrival.',
  plan_nights: 'This rate plan is not offered on these nights.',
}

export const sleepsText: Texts['sleepsText'] = (count) => `for ${persons(count, 'en')}`
