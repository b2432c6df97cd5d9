import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const couponKinds = [
  { value: 'percent', label: 'Percentá' },
  { value: 'amount', label: 'Suma' },
] as const

export const coupons = declare({
  name: 'coupons',
  label: { one: 'Kupón', many: 'Kupóny' },
  adminPath: '/coupons',
  operations: fullPattern,
  titleField: 'code',
  sort: 'createdAt:DESC',
  ranges: [
    ['valid_from', 'valid_to'],
    ['stay_from', 'stay_to'],
  ],
  fields: {
    code: f.text({ label: 'Kód', required: true, inList: true, help: 'Na veľkosti písmen nezáleží.' }),
    title: f.text({ label: 'Názov', inList: true }),
    kind: f.choice(couponKinds, { label: 'Druh zľavy', required: true, inList: true }),
    value: f.atLeastOne({
      label: 'Hodnota',
      required: true,
      inList: true,
    }),
    valid_from: f.day({ label: 'Rezervácia od' }),
    valid_to: f.day({ label: 'Rezervácia do', inList: true }),
    stay_from: f.day({ label: 'Pobyt od' }),
    stay_to: f.day({ label: 'Pobyt do' }),
    min_nights: f.minNights({ label: 'Najmenej nocí' }),
    max_uses: f.atLeastOne({ label: 'Najviac použití' }),
    used_count: f.count({ label: 'Použitý', default: 0, readOnly: true, inList: true }),
    active: f.flag({ label: 'Platí', default: true, inList: true }),
  },
})
