import type { Language } from '@dvor/format/languages.ts'
import { nights as nightsText } from '@dvor/format/plurals.ts'
import { packageTitle } from './package-title.ts'
import type { DayRestriction } from './days/stay-days.ts'

type Code = DayRestriction['code']

/** A sentence for each reason; `nights` is the number with its noun. */
const words: Readonly<Record<Language, Readonly<Record<Code, (nights: string) => string>>>> = {
  sk: {
    taken: () => 'Táto noc je už obsadená.',
    only_package: () => 'Na tieto noci predávame len balík',
    not_offered: () => 'Teraz sa cez web rezervovať nedá.',
    too_late: () => 'Na tento deň je už na web neskoro, zavolajte nám.',
    too_far: () => 'Tak ďaleko dopredu zatiaľ rezervácie neprijímame.',
    arrival_closed: () => 'V tento deň sa sem prísť nedá, vyberte iný deň príchodu.',
    arrival_weekday: () => 'V tento deň týždňa sa tu pobyt nezačína.',
    min_nights: (nights) => `Pobyt je tu najmenej na ${nights}, a toľko nocí odtiaľto nie je voľných.`,
    no_end: () => 'Pobyt od tohto dňa by nemal kedy skončiť, vyberte iný deň príchodu.',
    departure_closed: () => 'V tento deň sa odísť nedá, vyberte iný deň odchodu.',
    departure_weekday: () => 'V tento deň sa tu pobyt nekončí.',
    before_arrival: () => 'Odchod musí byť neskôr než príchod.',
    max_nights: (nights) => `Pobyt od vybraného dňa je najviac na ${nights}.`,
  },
  en: {
    taken: () => 'This night is taken.',
    only_package: () => 'On these nights we sell only the package',
    not_offered: () => 'It cannot be booked online at present.',
    too_late: () => 'It is too late to book this day online, please call us.',
    too_far: () => 'We do not take bookings that far ahead yet.',
    arrival_closed: () => 'One cannot arrive on this day, please choose another day of arrival.',
    arrival_weekday: () => 'Stays do not begin on this day of the week.',
    min_nights: (nights) => `A stay here is for ${nights} at least, and fewer are free from this day on.`,
    no_end: () => 'A stay from this day could not end, please choose another day of arrival.',
    departure_closed: () => 'One cannot leave on this day, please choose another day of departure.',
    departure_weekday: () => 'Stays do not end on this day.',
    before_arrival: () => 'The departure must be later than the arrival.',
    max_nights: (nights) => `A stay from the chosen day is for ${nights} at most.`,
  },
}

/** While a departure is chosen, too few nights are counted from the chosen arrival. */
const fromArrival: Readonly<Record<Language, (nights: string) => string>> = {
  sk: (nights) => `Pobyt od vybraného dňa je najmenej na ${nights}.`,
  en: (nights) => `A stay from the chosen day is for ${nights} at least.`,
}

/** Says in one sentence why a day of the calendar cannot be chosen. */
export function restrictionText(
  restriction: DayRestriction,
  language: Language,
  isDeparture: boolean,
): string {
  const nights = 'nights' in restriction ? nightsText(restriction.nights, language) : ''
  if (restriction.code === 'min_nights' && isDeparture) return fromArrival[language](nights)
  const text = words[language][restriction.code](nights)
  return restriction.code === 'only_package'
    ? `${text} ${packageTitle(restriction.package, language)}.`
    : text
}
