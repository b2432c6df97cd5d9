import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { formatTime } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Subject } from './email-subject.ts'
import { emailWords } from '@dvor/texts/areas.ts'

type Place = Pick<Subject, 'stays' | 'settings'>
type Times = Pick<StayView, 'check_in_from' | 'check_out_until'>

/** The time of check-in that all stays have, `HH:MM`; the property's without a stay, null where buildings differ. */
export const checkInOf = (place: Place): string | null => sameOf(place, 'check_in_from')

/** The time of check-out that all stays have, as `checkInOf`. */
export const checkOutOf = (place: Place): string | null => sameOf(place, 'check_out_until')

function sameOf({ stays, settings }: Place, field: keyof Times): string | null {
  const [first = settings[field], ...others] = new Set(stays.map((stay) => stay[field]))
  return others.length === 0 ? first : null
}

/** "od 14:00 do 20:00"; one line for each stay where their buildings have other times. */
export function checkInText(place: Place, language: Language): string {
  const { from, to } = emailWords[language]
  const latest = place.settings.check_in_until
  return perStay(place, 'check_in_from', (time) =>
    time < latest
      ? `${from} ${formatTime(time, language)} ${to} ${formatTime(latest, language)}`
      : `${from} ${formatTime(time, language)}`,
  )
}

/** "od 14:00", without the latest hour; as `checkInText`. */
export const arrivalText = (place: Place, language: Language): string =>
  perStay(place, 'check_in_from', (time) => `${emailWords[language].from} ${formatTime(time, language)}`)

/** "do 10:00"; one line for each stay where their buildings have other times. */
export const checkOutText = (place: Place, language: Language): string =>
  perStay(place, 'check_out_until', (time) => `${emailWords[language].until} ${formatTime(time, language)}`)

function perStay(place: Place, field: keyof Times, inWords: (time: string) => string): string {
  const same = sameOf(place, field)
  if (same !== null) return inWords(same)
  return place.stays.map((stay) => `${stay.accommodation_unit.title}: ${inWords(stay[field])}`).join('; ')
}
