import type { Failure } from '@dvor/client/transport/result.ts'
import { slotRestriction, type SlotRestriction } from '@dvor/contract/services/slots.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { countInGenitive, countOf, hours, persons } from '@dvor/format/plurals.ts'
import { z } from 'zod'

/** Details of a refusal that concerns slot services. */
export const refusedServices = z.object({
  services: z.array(z.object({ index: z.int(), refusals: z.array(slotRestriction) })).min(1),
})

/** Tells whether a hold or an order failed because of a slot service. */
export const aboutSeats = ({ code, details }: Failure): boolean =>
  code === 'seats_taken' || (code === 'not_available' && refusedServices.safeParse(details).success)

/** Explains in one short sentence why an occurrence cannot be booked. */
export const seatSentence = (restriction: SlotRestriction, language: Language): string =>
  language === 'sk' ? inSlovak(restriction) : inEnglish(restriction)

function inEnglish(restriction: SlotRestriction): string {
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
      return `At the same time you have ${restriction.title} (${timesOf(restriction, 'en')}), and there are not enough of you for both.`
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

function inSlovak(restriction: SlotRestriction): string {
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
      return `V rovnakom čase máte ${restriction.title} (${timesOf(restriction, 'sk')}) a na oboje vás nie je dosť.`
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

const timesOf = ({ time_from, time_to }: { time_from: string; time_to: string }, language: Language) =>
  `${formatTime(time_from, language)} – ${formatTime(time_to, language)}`
