import { countInGenitive } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

export const ratingsWords: Texts['ratingsWords'] = {
  heading: 'Jak se u nás hostům líbilo',
  from: (count) => `z ${countInGenitive(count, 'rating', 'cs')}`,
  note: 'Hodnotit může jen ten, kdo u nás bydlel: dotazník posíláme po odjezdu tomu, kdo si pobyt rezervoval. Ukazujeme odpovědi hostů, kteří se zveřejněním souhlasili.',
  guest: 'Host',
  answer: 'Odpovídáme:',
  stars: (average) => `${average} z 5 hvězdiček`,
}
