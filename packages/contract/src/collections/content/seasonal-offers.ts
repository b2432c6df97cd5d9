import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { couponCode, couponDiscount } from '../../pricing/quotes.ts'

/** Offers of a season in the owner's order; visitors see those that are shown at present. */
export const seasonalOffers = declare({
  name: 'seasonal-offers',
  label: { one: 'Sezónna ponuka', many: 'Sezónne ponuky' },
  adminPath: '/seasonal-offers',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'seasonal-offer',
  ranges: [
    ['valid_from', 'valid_to'],
    ['stay_from', 'stay_to'],
  ],
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa', default: '', help: 'Vyplní sa sama z názvu.' }),
    perex: f.longtext({ label: 'Úvod' }),
    description: f.html({ label: 'Opis' }),
    image: f.file({ label: 'Obrázok', inList: true }),
    valid_from: f.day({ label: 'Zobrazuje sa od', inList: true }),
    valid_to: f.day({ label: 'Zobrazuje sa do (vrátane)', inList: true }),
    stay_from: f.day({ label: 'Pobyt od', help: 'S týmito dňami sa otvorí rezervácia.' }),
    stay_to: f.day({ label: 'Pobyt do (odchod)' }),
    price_text: f.text({ label: 'Cena slovom', inList: true }),
    coupon: f.relation('coupons', {
      label: 'Kupón',
      adminOnly: true,
      help: 'Hosť ho bude mať v rezervácii vyplnený.',
    }),
    coupon_code: f.computed(couponCode.nullable(), { label: 'Kód kupónu' }),
    coupon_discount: f.computed(couponDiscount.nullable(), { label: 'Zľava kupónu' }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazená na webe', default: true, inList: true }),
  },
})

/** `POST /seasonal-offers-reorder`: all offers in their new order, as ids alone or each with its place. */
export const offersReorder = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) }),
  z
    .array(z.strictObject({ id: z.uuid(), order: z.int().min(0).max(100_000) }))
    .min(1)
    .max(1000),
])
export type OffersReorder = z.infer<typeof offersReorder>
