import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import { capital } from '@dvor/format/capital.ts'
import { formatDay, formatDayMonth } from '@dvor/format/day-text.ts'
import { addDays, dayRuns, weekdayOf, type Day } from '@dvor/format/days.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { childrenText, hours, nights, persons } from '@dvor/format/plurals.ts'

/** The days of a stay. */
interface StayDays {
  from: Day
  to: Day
}

/** Accusative after "v", "vo" and "na", for the days that differ from the nominative. */
const accusative: Readonly<Record<number, string>> = { 3: 'stredu', 6: 'sobotu', 7: 'nedeľu' }
const dayInAccusative = (weekday: number) => accusative[weekday] ?? weekdayName(weekday, 'sk')
/** "V" takes a vowel only before Thursday. */
const inPreposition = (weekday: number) => (weekday === 4 ? 'vo' : 'v')

/** `v piatok`, `v piatok alebo v sobotu`, `vo štvrtok, v piatok alebo v sobotu`. */
function onWeekdays(weekdays: readonly number[]): string {
  const words = weekdays
    .toSorted((a, b) => a - b)
    .map((one) => `${inPreposition(one)} ${dayInAccusative(one)}`)
  const last = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')} alebo ${last}` : last
}

/** Names consecutive nights as ranges (`z 4. 7. na 5. 7.`), at most three of them. */
function nightsPhrase(taken: readonly Day[]): string {
  const runs = dayRuns(taken)
  const named = runs.slice(0, 3).map(([first, last]) => runText(first, last))
  return runs.length > 3 ? `${named.join(', ')} a ďalšie` : joinedByAnd(named)
}

const runText = (first: Day, last: Day) =>
  first === last
    ? `noc z ${formatDayMonth(first)} na ${formatDayMonth(addDays(first, 1))}`
    : `noci od ${formatDayMonth(first)} do ${formatDayMonth(addDays(last, 1))}`

function joinedByAnd(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} a ${words.at(-1)}` : (words[0] ?? '')
}

/** Explains in one sentence why a stay is not available; `asked` are the requested days. */
export function restrictionSentence(restriction: Restriction, asked: StayDays): string {
  switch (restriction.code) {
    case 'taken':
      return ended(`Obsadené: ${nightsPhrase(restriction.nights)}`)
    case 'too_small':
      return `Je najviac pre ${forPersons(restriction.sleeps)}.`
    case 'too_many_children':
      return restriction.children === 0
        ? 'Táto izba nie je vhodná pre deti.'
        : `Ubytujeme tu najviac ${childrenText(restriction.children)}.`
    case 'min_nights':
      return `V tomto čase sa tu dá pobyt rezervovať aspoň na ${nights(restriction.nights)}.`
    case 'max_nights':
      return `V tomto čase sa tu dá pobyt rezervovať najviac na ${nights(restriction.nights)}.`
    case 'arrival_closed':
      return `Príchod ${formatDayMonth(asked.from)} tu nie je možný, vyberte iný deň.`
    case 'departure_closed':
      return `Odchod ${formatDayMonth(asked.to)} tu nie je možný, vyberte iný deň.`
    case 'arrival_weekday':
      return `${capital(onWeekday(asked.from))} sa sem prísť nedá, príchod je v tomto čase možný len ${onWeekdays(restriction.weekdays)}.`
    case 'departure_weekday':
      return `${capital(onWeekday(asked.to))} sa odtiaľto odísť nedá, odchod je v tomto čase možný len ${onWeekdays(restriction.weekdays)}.`
    case 'closed':
      return 'V týchto dňoch je zatvorená.'
    case 'only_package':
      return `Na tieto noci predávame len balík „${restriction.title}“.`
    default:
      return timeSentence(restriction)
  }
}

type TimeRestriction = Exclude<
  Restriction,
  {
    code:
      | 'taken'
      | 'too_small'
      | 'too_many_children'
      | 'min_nights'
      | 'max_nights'
      | 'arrival_closed'
      | 'departure_closed'
      | 'arrival_weekday'
      | 'departure_weekday'
      | 'closed'
      | 'only_package'
  }
>

function timeSentence(restriction: TimeRestriction): string {
  switch (restriction.code) {
    case 'too_late':
      return `Na web je už neskoro: rezervuje sa najneskôr ${hoursBefore(restriction.lead_hours)} pred príchodom. Zavolajte nám.`
    case 'too_far':
      return `Zatiaľ prijímame rezervácie s príchodom najneskôr ${formatDay(restriction.last_day)}.`
    case 'past':
      return 'Deň príchodu už prešiel.'
    case 'inverted':
      return 'Odchod musí byť neskôr než príchod.'
    case 'too_long':
      return `Naraz sa dá cez web rezervovať najviac ${nights(restriction.nights)}. Dlhší pobyt si s nami dohodnite telefonicky.`
    case 'not_offered':
      return 'Teraz sa cez web rezervovať nedá.'
    case 'plan_not_offered':
      return 'Táto sadzba sa tu neponúka.'
    case 'plan_days':
      return 'Táto sadzba sa toľko dní pred príchodom neponúka.'
    case 'plan_nights':
      return 'Táto sadzba sa na tieto noci neponúka.'
  }
}

/** A sentence that ends with a date has its full stop already. */
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`)
const onWeekday = (day: Day) => `${onWeekdays([weekdayOf(day)])} ${formatDayMonth(day)}`

/** Accusative after "pre": only the singular differs. */
const forPersons = (count: number) => (count === 1 ? '1\u00A0osobu' : persons(count))

const hoursBefore = (count: number) => (count === 1 ? '1\u00A0hodinu' : hours(count))

/** Capacity of a unit: `pre 4 osoby`. */
export const sleepsText = (count: number): string => `pre ${forPersons(count)}`
