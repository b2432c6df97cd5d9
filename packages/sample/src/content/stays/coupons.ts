import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { coupons } from '@dvor/contract/collections/reservations/coupons.ts'
import type { SlotServiceKey } from '../activities/slot-services.ts'

/** A coupon with the one service that it reduces, where it is for one. */
type SampleCoupon = CreateInput<typeof coupons> & { service?: SlotServiceKey }

/** A discount without days of its own, so that the sample stays valid; amounts are cents. */
export const sampleCoupons: readonly SampleCoupon[] = [
  {
    code: 'VITAJTE10',
    title: 'Prvý pobyt u nás',
    translations: { en: { title: 'Your first stay with us' }, cs: { title: 'První pobyt u nás' } },
    kind: 'percent',
    value: 10,
    min_nights: 2,
  },
  {
    code: 'TYZDEN',
    title: 'Celý týždeň na dvore',
    translations: { en: { title: 'A whole week on the farm' }, cs: { title: 'Celý týden na dvoře' } },
    kind: 'percent',
    value: 15,
    min_nights: 7,
  },
  {
    code: 'DARCEK50',
    title: 'Darčekový poukaz 50 €',
    translations: { en: { title: 'Gift of 50 €' }, cs: { title: 'Dárek 50 €' } },
    kind: 'amount',
    value: 5000,
    max_uses: 20,
  },
  {
    code: 'KONE20',
    title: 'Jazda lacnejšie',
    translations: { en: { title: 'A cheaper ride' }, cs: { title: 'Levnější jízda' } },
    kind: 'percent',
    value: 20,
    covers: 'services',
    service: 'riding',
    max_uses_per_guest: 1,
  },
  {
    code: 'VERNY5',
    title: 'Vitajte späť',
    translations: { en: { title: 'Welcome back' }, cs: { title: 'Vítejte zpátky' } },
    kind: 'percent',
    value: 5,
    covers: 'accommodation',
    for_returning: true,
    max_uses_per_guest: 3,
    active: false,
  },
]
