import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  title: 'Kedy a koľkí?',
  hint: 'Ťuknite na deň príchodu a potom na deň odchodu. Pri dni je cena noci pre vás v najlacnejšej voľnej izbe.',
  goesOn: 'Ťuknite na príchod a odchod. Po výbere odchodu hneď ukážeme voľné izby.',
  daysMissing: 'Vyberte, prosím, deň príchodu aj odchodu.',
  from: 'od',
  plan: 'sadzba',
  show: 'Ukázať voľné izby',
}

/** Words of the sheet with the calendar and the guests. */
export const staySheetWords: InLanguages<typeof sk> = {
  sk,
  en: {
    title: 'When and how many?',
    hint: 'Tap the day of arrival, then the day of departure. Each day shows the price of its night for you in the cheapest free room.',
    goesOn: 'Tap arrival and departure. The departure shows the free rooms at once.',
    daysMissing: 'Please choose the days of arrival and departure.',
    from: 'from',
    plan: 'rate',
    show: 'Show free rooms',
  },
}
