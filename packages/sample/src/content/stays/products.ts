import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { products } from '@dvor/contract/collections/services/products.ts'

type SampleProduct = CreateInput<typeof products>

const both = (en: string, cs: string) => ({ en: { title: en }, cs: { title: cs } })

/** What guests take onto their bill by pieces. Prices in cents. */
export const sampleProducts: readonly SampleProduct[] = [
  {
    title: 'Pivo 0,5 l',
    translations: both('Beer 0.5 l', 'Pivo 0,5 l'),
    kind: 'drink',
    price: 250,
    vat_kind: 'other',
  },
  {
    title: 'Jablková šťava 0,3 l',
    translations: both('Apple juice 0.3 l', 'Jablečná šťáva 0,3 l'),
    kind: 'drink',
    price: 220,
    vat_kind: 'other',
  },
  { title: 'Káva', translations: both('Coffee', 'Káva'), kind: 'drink', price: 200, vat_kind: 'other' },
  { title: 'Večera', translations: both('Dinner', 'Večeře'), kind: 'meal', price: 1400, vat_kind: 'food' },
  {
    title: 'Med kvetový 950 g',
    translations: both('Flower honey 950 g', 'Květový med 950 g'),
    description: 'Z úľov za humnom, stáčaný v júni.',
    kind: 'farm',
    price: 950,
    vat_kind: 'other',
    ordered: true,
    stock: 24,
  },
  {
    title: 'Vajíčka 10 ks',
    translations: both('Eggs, 10 pieces', 'Vejce 10 ks'),
    description: 'Od našich sliepok, zbierané v deň odchodu.',
    kind: 'farm',
    price: 320,
    vat_kind: 'other',
    ordered: true,
    stock: 12,
  },
  {
    title: 'Ovčí syr 300 g',
    translations: both('Sheep’s cheese 300 g', 'Ovčí sýr 300 g'),
    description: 'Hrudkový syr z koliby, vydrží týždeň v chladničke.',
    kind: 'farm',
    price: 540,
    vat_kind: 'other',
    ordered: true,
    stock: 15,
  },
  {
    title: 'Minerálka z minibaru',
    translations: both('Mineral water from the minibar', 'Minerálka z minibaru'),
    kind: 'minibar',
    price: 180,
    vat_kind: 'other',
    quick: false,
  },
  {
    title: 'Čokoláda z minibaru',
    translations: both('Chocolate from the minibar', 'Čokoláda z minibaru'),
    kind: 'minibar',
    price: 290,
    vat_kind: 'other',
    quick: false,
  },
  {
    title: 'Stratený kľúč',
    translations: both('Lost key', 'Ztracený klíč'),
    kind: 'loss',
    price: 2500,
    vat_kind: 'other',
    quick: false,
  },
]
