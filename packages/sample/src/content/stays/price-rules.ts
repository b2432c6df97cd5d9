import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { priceRules } from '@dvor/contract/collections/accommodation/price-rules.ts'

/** Examples that are switched off, so that the sample's prices are those of its seasons. */
export const samplePriceRules: readonly CreateInput<typeof priceRules>[] = [
  {
    title: 'Týždenný pobyt',
    translations: { en: { title: 'A week’s stay' }, cs: { title: 'Týdenní pobyt' } },
    kind: 'length_of_stay',
    direction: 'discount',
    effect: 'percent',
    value: 1000,
    nights_from: 7,
    active: false,
  },
  {
    title: 'Jediná noc',
    translations: { en: { title: 'A single night' }, cs: { title: 'Jediná noc' } },
    kind: 'single_night',
    direction: 'surcharge',
    effect: 'night',
    value: 1000,
    active: false,
  },
]
