import type { SlotRestriction } from '@dvor/contract/services/slots.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { countInGenitive, countOf, hours, persons, verbForm } from '@dvor/format/plurals.ts'

const timesOf = ({ time_from, time_to }: { time_from: string; time_to: string }) =>
  `${formatTime(time_from, 'sk')} – ${formatTime(time_to, 'sk')}`

/** Explains in one short sentence why an occurrence cannot be booked. */
export function seatSentence(restriction: SlotRestriction): string {
  switch (restriction.code) {
    case 'full':
      return restriction.free === 0
        ? 'Obsadené.'
        : `Zostáva už len ${countOf(restriction.free, 'freePlace')}.`
    case 'too_few':
      return `Najmenej pre ${persons(restriction.persons)}.`
    case 'too_young':
      return `Pre deti od ${countInGenitive(restriction.min_age, 'year')}, z vašej skupiny najviac ${persons(restriction.persons)}.`
    case 'too_many':
      return `Z jednej rezervácie najviac ${persons(restriction.persons)}.`
    case 'not_in_unit':
      return 'Je len pre hostí iných izieb.'
    case 'overlap':
      return `V rovnakom čase máte ${restriction.title} (${timesOf(restriction)}) a na oboje vás nie je dosť.`
    case 'too_late':
      return `Rezervuje sa najneskôr ${hours(restriction.lead_hours)} vopred. Zavolajte nám.`
    case 'past':
      return 'Už prebehlo.'
    case 'cancelled':
      return 'Zrušené.'
    case 'out_of_season':
    case 'not_on_day':
    case 'not_offered':
      return 'V tento deň sa nekoná.'
  }
}

export const seatWords = {
  at: 'o',
  freeFor: 'voľné, najviac',
  perGroup: 'za skupinu',
  perPerson: 'za osobu',
  leastGroup: 'najmenej',
  leastToTakePlace: (count: number) => `koná sa, keď sa ${verbForm(count, 'zíde', 'zídu')} aspoň`,
  fromAge: 'od',
  ofBooking: 'z jednej rezervácie najviac',
  perUnit: 'z jednej izby najviac',
}
