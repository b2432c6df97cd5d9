import { formatTime } from '@dvor/format/instants.ts'
import { countInGenitive, countOf, formFor, hours, persons } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

const timesOf = ({ time_from, time_to }: { time_from: string; time_to: string }) =>
  `${formatTime(time_from, 'cs')} – ${formatTime(time_to, 'cs')}`

const forPersons = (count: number) => (count === 1 ? '1\u00A0osobu' : persons(count, 'cs'))
const hoursAhead = (count: number) => (count === 1 ? '1\u00A0hodinu' : hours(count, 'cs'))

export const seatSentence: Texts['seatSentence'] = (restriction) => {
  switch (restriction.code) {
    case 'full':
      return restriction.free === 0
        ? 'Obsazeno.'
        : `${formFor(restriction.free, { one: 'Zbývá', few: 'Zbývají', other: 'Zbývá' }, 'cs')} už jen ${countOf(restriction.free, 'freePlace', 'cs')}.`
    case 'too_few':
      return `Nejméně pro ${forPersons(restriction.persons)}.`
    case 'too_young':
      return `Pro děti od ${countInGenitive(restriction.min_age, 'year', 'cs')}, z vaší skupiny nejvýše ${forPersons(restriction.persons)}.`
    case 'too_many':
      return `Z jedné rezervace nejvýše ${forPersons(restriction.persons)}.`
    case 'not_in_unit':
      return 'Je jen pro hosty jiných pokojů.'
    case 'overlap':
      return `Ve stejnou dobu máte ${restriction.title} (${timesOf(restriction)}) a na obojí vás není dost.`
    case 'too_late':
      return `Rezervuje se nejpozději ${hoursAhead(restriction.lead_hours)} předem. Zavolejte nám.`
    case 'past':
      return 'Už proběhlo.'
    case 'cancelled':
      return 'Zrušeno.'
    case 'out_of_season':
    case 'not_on_day':
    case 'not_offered':
      return 'V tento den se nekoná.'
  }
}

export const seatWords: Texts['seatWords'] = {
  at: 'v',
  freeFor: 'volno, nejvýše',
  perGroup: 'za skupinu',
  perPerson: 'za osobu',
  leastGroup: 'nejméně',
  leastToTakePlace: (count) =>
    `koná se, když se ${formFor(count, { one: 'sejde', few: 'sejdou', other: 'sejde' }, 'cs')} aspoň`,
  fromAge: 'od',
  ofBooking: 'z jedné rezervace nejvýše',
  perUnit: 'z jednoho pokoje nejvýše',
}
