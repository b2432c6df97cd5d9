import { capital } from '@dvor/format/capital.ts'
import { formatDay, formatDayMonth } from '@dvor/format/day-text.ts'
import { addDays, dayRuns, weekdayOf, type Day } from '@dvor/format/days.ts'
import { childrenText, hours, nights, persons } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

/** From Monday on. */
const onWeekday = ['v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu', 'v neděli']
const at = (weekday: number) => onWeekday[weekday - 1] ?? ''

/** `v pátek nebo v sobotu`. */
function onWeekdays(weekdays: readonly number[]): string {
  const words = weekdays.toSorted((a, b) => a - b).map(at)
  const last = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')} nebo ${last}` : last
}

const onDay = (day: Day) => `${at(weekdayOf(day))} ${formatDayMonth(day, 'cs')}`

/** Names consecutive nights as ranges, at most three of them. */
function nightsTaken(taken: readonly Day[]): string {
  const runs = dayRuns(taken)
  const named = runs.slice(0, 3).map(([first, last]) => {
    const end = formatDayMonth(addDays(last, 1), 'cs')
    return first === last
      ? `noc z ${formatDayMonth(first, 'cs')} na ${end}`
      : `noci od ${formatDayMonth(first, 'cs')} do ${end}`
  })
  if (runs.length > 3) return `${named.join(', ')} a další`
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} a ${named.at(-1)}` : (named[0] ?? '')
}

/** A sentence that ends with a date has its full stop already. */
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** Accusative after "pro" and "před": only the singular differs. */
const forPersons = (count: number) => (count === 1 ? '1\u00A0osobu' : persons(count, 'cs'))
const hoursBefore = (count: number) => (count === 1 ? '1\u00A0hodinu' : hours(count, 'cs'))

export const restrictionSentence: Texts['restrictionSentence'] = (restriction, asked) => {
  switch (restriction.code) {
    case 'taken':
      return ended(`Obsazeno: ${nightsTaken(restriction.nights)}`)
    case 'too_small':
      return `Je nejvýše pro ${forPersons(restriction.sleeps)}.`
    case 'too_many_children':
      return restriction.children === 0
        ? 'Tento pokoj není vhodný pro děti.'
        : `Ubytujeme tu nejvýše ${childrenText(restriction.children, 'cs')}.`
    case 'min_nights':
      return `V této době tu jde pobyt rezervovat aspoň na ${nights(restriction.nights, 'cs')}.`
    case 'max_nights':
      return `V této době tu jde pobyt rezervovat nejvýše na ${nights(restriction.nights, 'cs')}.`
    case 'arrival_closed':
      return `Příjezd ${formatDayMonth(asked.from, 'cs')} tu není možný, vyberte jiný den.`
    case 'departure_closed':
      return `Odjezd ${formatDayMonth(asked.to, 'cs')} tu není možný, vyberte jiný den.`
    case 'arrival_weekday':
      return `${capital(onDay(asked.from))} sem přijet nejde, příjezd je v této době možný jen ${onWeekdays(restriction.weekdays)}.`
    case 'departure_weekday':
      return `${capital(onDay(asked.to))} odtud odjet nejde, odjezd je v této době možný jen ${onWeekdays(restriction.weekdays)}.`
    case 'too_late':
      return `Přes web je už pozdě: rezervuje se nejpozději ${hoursBefore(restriction.lead_hours)} před příjezdem. Zavolejte nám.`
    case 'too_far':
      return `Zatím přijímáme rezervace s příjezdem nejpozději ${formatDay(restriction.last_day, 'cs')}.`
    case 'too_long':
      return `Přes web jde najednou rezervovat nejvýše ${nights(restriction.nights, 'cs')}. Na delším pobytu se s námi domluvte po telefonu.`
    case 'only_package':
      return `Na tyto noci prodáváme jen balíček „${restriction.title}“.`
    default:
      return plain[restriction.code]
  }
}

/** Restrictions without values. */
const plain = {
  closed: 'V těchto dnech je zavřený.',
  past: 'Den příjezdu už uplynul.',
  inverted: 'Odjezd musí být později než příjezd.',
  not_offered: 'Přes web teď rezervovat nejde.',
  plan_not_offered: 'Tato sazba se tu nenabízí.',
  plan_days: 'Tato sazba se tolik dní před příjezdem nenabízí.',
  plan_nights: 'Tato sazba se na tyto noci nenabízí.',
}

export const sleepsText: Texts['sleepsText'] = (count) => `pro ${forPersons(count)}`
