import type { Language } from '@dvor/contract/values/values.ts'
import type { Day } from '@dvor/format/days.ts'

const slovak = {
  openSheet: 'Vybrať dni a hostí v kalendári s cenami',
  moreChildren: 'Viac detí',
  showRooms: 'Ukázať voľné izby',
  choose: 'Vybrať',
  freeDates: 'Voľné termíny',
  bookDays: 'Rezervovať tieto dni',
  toDetails: 'Pokračovať na údaje',
  time: 'Termín',
  order: /^Objednávka s povinnosťou platby/,
  pay: /^Zaplatiť Platba prejde a/,
  paid: 'Platba prebehla v poriadku',
}

const english: typeof slovak = {
  openSheet: 'Choose days and guests in the calendar with prices',
  moreChildren: 'More children',
  showRooms: 'Show free rooms',
  choose: 'Choose',
  freeDates: 'Free dates',
  bookDays: 'Book these days',
  toDetails: 'Continue to your details',
  time: 'Time',
  order: /^Order with obligation to pay/,
  pay: /^Pay The payment goes through and/,
  paid: 'Your payment went through',
}

const dayNames = {
  sk: new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** The words of the controls on the way; the journey finds them as a guest does. */
export const wordsOf = (language: Language) => ({
  ...(language === 'en' ? english : slovak),
  /** A calendar's cell names its whole date, with other words around it. */
  dayName: (day: Day) => new RegExp(`(^|\\D)${dayNames[language].format(new Date(day))}`),
})

export type JourneyWords = ReturnType<typeof wordsOf>
