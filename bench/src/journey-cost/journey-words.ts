import type { Day } from '@dvor/format/days.ts'
import { languages, type Language } from '@dvor/format/languages.ts'
import { countOf } from '@dvor/format/plurals.ts'
import {
  agesWords,
  bookingTexts,
  calendarWords,
  reservationWords,
  sandboxWords,
  searchWords,
  staysWords,
} from '@dvor/texts/areas.ts'

/** Names of controls as a browser tells them. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const beginning = (text: string) => new RegExp(`^${plain(text)}`)

/** The words of the controls on the way; the journey finds them as a guest does. */
export function wordsOf(language: Language) {
  const { units, alone, order } = bookingTexts[language]
  const { pay } = sandboxWords[language].actions
  const { locale } = languages[language]
  const named = (day: Day, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC', ...format }).format(
      new Date(day),
    )
  return {
    openSheet: plain(searchWords[language].openSheet),
    choose: units.choose,
    freeDates: staysWords[language].freeDates,
    bookDays: calendarWords[language].book,
    time: alone.day,
    order: beginning(order.submit),
    pay: beginning(`${pay.label} ${pay.text}`),
    paid: plain(reservationWords[language].confirmation.paidTitle),
    /** A calendar's cell names its whole date, with other words around it. */
    dayName: (day: Day) => new RegExp(`(^|\\D)${named(day, { day: 'numeric' })}`),
    monthName: (day: Day) => named(day, {}),
    /** The press on an age that adds the child. */
    child: (age: number) => `${agesWords[language].add}: ${countOf(age, 'year', language)}`,
  }
}

export type JourneyWords = ReturnType<typeof wordsOf>
