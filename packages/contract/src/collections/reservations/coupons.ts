import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { couponIssues } from '../../pricing/contradictions.ts'
import { id } from '../../values/values.ts'
import { valueUnits } from '../../values/units.ts'

export const couponKinds = [
  { value: 'percent', label: { sk: 'Percentá', en: 'Percent' } },
  { value: 'amount', label: { sk: 'Suma', en: 'Amount' } },
] as const

/** The parts of a price that a coupon reduces. */
export const couponCoverages = [
  { value: 'all', label: { sk: 'Ubytovanie aj služby', en: 'Accommodation and services' } },
  { value: 'accommodation', label: { sk: 'Len ubytovanie', en: 'Accommodation only' } },
  { value: 'services', label: { sk: 'Len služby', en: 'Services only' } },
] as const
export type CouponCoverage = (typeof couponCoverages)[number]['value']

export const coupons = declare({
  name: 'coupons',
  label: { one: { sk: 'Kupón', en: 'Coupon' }, many: { sk: 'Kupóny', en: 'Coupons' } },
  adminPath: '/coupons',
  operations: fullPattern,
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'code',
  sort: 'createdAt:DESC',
  ranges: [
    ['valid_from', 'valid_to'],
    ['stay_from', 'stay_to'],
  ],
  phoneFields: ['value', 'title', 'valid_from', 'stay_from', 'used_count', 'active'],
  check: couponIssues,
  fields: {
    code: f.text({
      label: { sk: 'Kód', en: 'Code' },
      required: true,
      inList: true,
      help: { sk: 'Na veľkosti písmen nezáleží.', en: 'Upper or lower case makes no difference.' },
    }),
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, inList: true, translated: true }),
    kind: f.choice(couponKinds, {
      label: { sk: 'Druh zľavy', en: 'Kind of discount' },
      required: true,
    }),
    value: f.atLeastOne({
      label: { sk: 'Hodnota', en: 'Value' },
      required: true,
      inList: true,
      unit: valueUnits.percent,
    }),
    covers: f.choice(couponCoverages, { label: { sk: 'Zľava z', en: 'Discount on' }, default: 'all' }),
    units: f.json(z.array(id).max(500), {
      label: { sk: 'Jednotky', en: 'Units' },
      help: {
        sk: 'Zľava je len z ich nocí. Prázdne znamená všetky.',
        en: 'Only their nights are reduced. Empty means all.',
      },
      default: [],
    }),
    services: f.json(z.array(id).max(200), {
      label: { sk: 'Služby', en: 'Services' },
      help: {
        sk: 'Zľava je len z nich. Prázdne znamená všetky.',
        en: 'Only they are reduced. Empty means all.',
      },
      default: [],
    }),
    plans: f.json(z.array(id).max(100), {
      label: { sk: 'Sadzby', en: 'Rate plans' },
      help: { sk: 'Prázdne znamená všetky.', en: 'Empty means all.' },
      default: [],
    }),
    for_returning: f.flag({
      label: { sk: 'Pre vracajúcich sa hostí', en: 'For returning guests' },
      help: {
        sk: 'Uplatní sa sám a len hosťovi so skončeným pobytom: na zariadení, na ktorom si otvoril stránku svojej rezervácie, a vám, keď do rezervácie zapíšete jeho e-mail alebo telefón. Má aj iný kód? Platí výhodnejší.',
        en: 'Applies by itself, only to a guest with a finished stay: on the device on which they opened the page of their booking, and for you once you enter their e-mail or phone in a reservation. With another code the better one holds.',
      },
      default: false,
    }),
    valid_from: f.day({ label: { sk: 'Rezervácia od', en: 'Booking from' }, inList: true }),
    valid_to: f.day({ label: { sk: 'Rezervácia do', en: 'Booking to' } }),
    stay_from: f.day({ label: { sk: 'Pobyt od', en: 'Stay from' }, inList: true }),
    stay_to: f.day({ label: { sk: 'Pobyt do', en: 'Stay to' } }),
    min_nights: f.minNights({ label: { sk: 'Najmenej nocí', en: 'Minimum nights' } }),
    max_uses: f.atLeastOne({ label: { sk: 'Najviac použití', en: 'Most uses' } }),
    max_uses_per_guest: f.atLeastOne({
      label: { sk: 'Najviac použití jedným hosťom', en: 'Most uses by one guest' },
      help: {
        sk: 'Hosť sa spozná podľa e-mailu alebo telefónu.',
        en: 'A guest is known by e-mail or phone.',
      },
    }),
    used_count: f.count({ label: { sk: 'Použitý', en: 'Used' }, default: 0, readOnly: true, inList: true }),
    active: f.flag({ label: { sk: 'Platí', en: 'Valid' }, default: true, inList: true }),
  },
})
