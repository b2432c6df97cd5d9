import { dayParts } from '@dvor/format/days.ts'
import type { Texts } from '../../texts.ts'

export const calendarWords: Texts['calendarWords'] = {
  label: 'Příjezd a odjezd',
  months: 'Měsíce',
  locale: 'cs-CZ',
  fullDay: 'plno',
  full: 'Je váš termín obsazený?',
  join: 'Zapište se do pořadníku.',
  hint: 'Vyberte den příjezdu a potom den odjezdu. U každého dne je cena za noc.',
  forStay: 'za ubytování',
  withTax: 'včetně daně z ubytování',
  book: 'Rezervovat tyto dny',
  loading: 'Načítám volné termíny',
  failedTitle: 'Volné termíny se nepodařilo načíst',
  failedText: 'Zkuste to prosím ještě jednou, nebo nám zavolejte.',
  retry: 'Zkusit znovu',
}

export const holidayWords: Texts['holidayWords'] = {
  date: (day) => `${dayParts(day).date}.`,
  holidays: (count) => (count === 1 ? 'slovenský svátek' : 'slovenské svátky'),
  school: 'slovenské prázdniny',
  from: 'od',
  until: 'do',
  all: 'celý měsíc',
}
