import type { Language } from '@dvor/format/languages.ts'
import type { Day } from '@dvor/format/days.ts'
import { countOf } from '@dvor/format/plurals.ts'

const slovak = {
  openSheet: 'Vybrať dni a hostí v kalendári s cenami',
  choose: 'Vybrať',
  freeDates: 'Voľné termíny',
  bookDays: 'Rezervovať tieto dni',
  addChild: 'Pridať dieťa',
  time: 'Termín',
  order: /^Objednávka s povinnosťou platby/,
  pay: /^Zaplatiť Platba prejde a/,
  paid: 'Platba prebehla v poriadku',
}

const english: typeof slovak = {
  openSheet: 'Choose days and guests in the calendar with prices',
  choose: 'Choose',
  freeDates: 'Free dates',
  bookDays: 'Book these days',
  addChild: 'Add a child',
  time: 'Time',
  order: /^Order with obligation to pay/,
  pay: /^Pay The payment goes through and/,
  paid: 'Your payment went through',
}

const dayNames = {
  sk: new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

const locales = { sk: 'sk-SK', en: 'en-GB' }

/** The words of the controls on the way; the journey finds them as a guest does. */
export const wordsOf = (language: Language) => ({
  ...(language === 'en' ? english : slovak),
  /** A calendar's cell names its whole date, with other words around it. */
  dayName: (day: Day) => new RegExp(`(^|\\D)${dayNames[language].format(new Date(day))}`),
  monthName: (day: Day) =>
    new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(day),
    ),
  /** The press on an age that adds the child. */
  child: (age: number) =>
    `${(language === 'en' ? english : slovak).addChild}: ${countOf(age, 'year', language)}`,
})

export type JourneyWords = ReturnType<typeof wordsOf>
