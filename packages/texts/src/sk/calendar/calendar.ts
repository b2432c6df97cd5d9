import { dayParts } from '@dvor/format/days.ts'
import type { Day } from '@dvor/format/days.ts'

/** Words of a unit's calendar. */
export const calendarWords = {
  label: 'Príchod a odchod',
  months: 'Mesiace',
  locale: 'sk-SK',
  fullDay: 'plné',
  full: 'Je váš termín obsadený?',
  join: 'Zapíšte sa do poradovníka.',
  hint: 'Vyberte deň príchodu a potom deň odchodu. Pri každom dni je cena za noc.',
  forStay: 'za ubytovanie',
  withTax: 'vrátane dane za ubytovanie',
  book: 'Rezervovať tieto dni',
  loading: 'Načítavam voľné termíny',
  failedTitle: 'Voľné termíny sa nepodarilo načítať',
  failedText: 'Skúste to, prosím, ešte raz, alebo nám zavolajte.',
  retry: 'Skúsiť znova',
}

export const holidayWords = {
  date: (day: Day) => `${dayParts(day).date}.`,
  holidays: (count: number): string => (count === 1 ? 'sviatok' : 'sviatky'),
  school: 'prázdniny',
  from: 'od',
  until: 'do',
  all: 'celý mesiac',
}
