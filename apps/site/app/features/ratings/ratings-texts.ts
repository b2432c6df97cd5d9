import { countInGenitive } from '@dvor/format/plurals.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  heading: 'Ako bolo hosťom',
  from: (count: number) => `z ${countInGenitive(count, 'rating')}`,
  note: 'Hodnotiť môže len ten, kto u nás býval: dotazník posielame po odchode tomu, kto si pobyt rezervoval. Ukazujeme odpovede hostí, ktorí so zverejnením súhlasili.',
  guest: 'Hosť',
  stars: (average: string) => `${average} z 5 hviezdičiek`,
}

/** Words around the guests' comments. */
export const ratingsWords: InLanguages<typeof sk> = {
  sk,
  en: {
    heading: 'What it was like for our guests',
    from: (count) => `from ${countInGenitive(count, 'rating', 'en')}`,
    note: 'Only those who have stayed here can rate us: we send a survey after departure to the e-mail of the booking. We show the answers of guests who agreed to it.',
    guest: 'Guest',
    stars: (average) => `${average} out of 5 stars`,
  },
}
