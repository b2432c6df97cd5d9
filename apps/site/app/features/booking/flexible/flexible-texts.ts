import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  heading: 'Ste pružní s termínom?',
  text: 'Celá cena pobytu pre vás všetkých, od najlacnejšieho.',
  nearby: 'O pár dní skôr či neskôr',
  weekends: (month: string) => `Víkendy, ${month}`,
  comingWeekends: 'Najbližšie víkendy',
  later: (days: string, amount: string) => `O ${days} neskôr ušetríte ${amount}.`,
  earlier: (days: string, amount: string) => `O ${days} skôr ušetríte ${amount}.`,
  less: (amount: string) => `o ${amount} menej`,
  loading: 'Porovnávam ceny v iných dňoch',
  none: 'V týchto dňoch už nemáme voľnú izbu pre vás všetkých.',
  failed: 'Ceny v iných dňoch sa nepodarilo načítať.',
  retry: 'Skúsiť znova',
}

/** Words of the stays on other days. */
export const flexibleWords: InLanguages<typeof sk> = {
  sk,
  en: {
    heading: 'Are your dates flexible?',
    text: 'The whole price of the stay for all of you, cheapest first.',
    nearby: 'A few days earlier or later',
    weekends: (month) => `Weekends, ${month}`,
    comingWeekends: 'The coming weekends',
    later: (days, amount) => `${days} later you save ${amount}.`,
    earlier: (days, amount) => `${days} earlier you save ${amount}.`,
    less: (amount) => `${amount} less`,
    loading: 'Comparing prices on other days',
    none: 'We have no free room for all of you on these days.',
    failed: 'Prices on other days could not be loaded.',
    retry: 'Try again',
  },
}
