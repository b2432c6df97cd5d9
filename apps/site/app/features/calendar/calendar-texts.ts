import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
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

/** Words of a unit's calendar. */
export const calendarWords: InLanguages<typeof sk> = {
  sk,
  en: {
    label: 'Arrival and departure',
    months: 'Months',
    locale: 'en-GB',
    fullDay: 'full',
    full: 'Are your dates taken?',
    join: 'Join the waiting list.',
    hint: 'Choose the day of arrival, then the day of departure. Each day shows the price of its night.',
    forStay: 'for the stay',
    withTax: 'including the accommodation tax',
    book: 'Book these days',
    loading: 'Loading free dates',
    failedTitle: 'Free dates could not be loaded',
    failedText: 'Please try once more, or call us.',
    retry: 'Try again',
  },
}
