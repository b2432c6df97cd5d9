import type { Texts } from '../../texts.ts'

export const flexibleWords: Texts['flexibleWords'] = {
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
}
