import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { couponCode, couponDiscount } from '../../pricing/quotes.ts'

/** Offers of a season in the owner's order; visitors see those that are shown at present. */
export const seasonalOffers = declare({
  name: 'seasonal-offers',
  label: {
    one: { sk: 'Sezónna ponuka', en: 'Seasonal offer' },
    many: { sk: 'Sezónne ponuky', en: 'Seasonal offers' },
  },
  adminPath: '/seasonal-offers',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'seasonal-offer',
  ranges: [
    ['valid_from', 'valid_to'],
    ['stay_from', 'stay_to'],
  ],
  phoneFields: ['price_text', 'valid_from', 'valid_to'],
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    slug: f.slug({
      label: { sk: 'Adresa', en: 'Address' },
      default: '',
      help: { sk: 'Vyplní sa sama z názvu.', en: 'Filled in by itself from the name.' },
    }),
    perex: f.longtext({ label: { sk: 'Úvod', en: 'Introduction' }, translated: true }),
    description: f.html({ label: { sk: 'Opis', en: 'Description' }, translated: true }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
    valid_from: f.day({ label: { sk: 'Zobrazuje sa od', en: 'Shown from' }, inList: true }),
    valid_to: f.day({
      label: { sk: 'Zobrazuje sa do (vrátane)', en: 'Shown until (included)' },
      inList: true,
    }),
    stay_from: f.day({
      label: { sk: 'Pobyt od', en: 'Stay from' },
      help: { sk: 'S týmito dňami sa otvorí rezervácia.', en: 'The booking opens with these days.' },
    }),
    stay_to: f.day({ label: { sk: 'Pobyt do (odchod)', en: 'Stay to (departure)' } }),
    price_text: f.text({
      edits: 'prices.edit',
      translated: true,
      label: { sk: 'Cena slovom', en: 'Price in words' },
      help: {
        sk: 'Len k ponuke s balíkom alebo kupónom: čo sľúbi, to musí hosť v rezervácii dostať.',
        en: 'Only for an offer with a package or coupon: guests must get what it promises.',
      },
      inList: true,
    }),
    coupon: f.relation('coupons', {
      label: { sk: 'Kupón', en: 'Coupon' },
      sees: 'prices.read',
      edits: 'prices.edit',
      help: { sk: 'Hosť ho bude mať v rezervácii vyplnený.', en: 'The guest has it filled in when booking.' },
    }),
    coupon_code: f.computed(couponCode.nullable(), { label: { sk: 'Kód kupónu', en: 'Coupon code' } }),
    coupon_discount: f.computed(couponDiscount.nullable(), {
      label: { sk: 'Zľava kupónu', en: 'Coupon discount' },
    }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazená na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
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
