import { countInGenitive } from '@dvor/format/plurals.ts'

/** Words around the guests' comments. */
export const ratingsWords = {
  heading: 'Ako bolo hosťom',
  from: (count: number) => `z ${countInGenitive(count, 'rating')}`,
  note: 'Hodnotiť môže len ten, kto u nás býval: dotazník posielame po odchode tomu, kto si pobyt rezervoval. Ukazujeme odpovede hostí, ktorí so zverejnením súhlasili.',
  guest: 'Hosť',
  answer: 'Odpovedáme:',
  stars: (average: string) => `${average} z 5 hviezdičiek`,
}
