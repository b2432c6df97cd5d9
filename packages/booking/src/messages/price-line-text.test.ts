import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { expect, it } from 'vitest'
import { lineDetail, lineName, lineRule } from './price-line-text.ts'

const night: PriceLine = {
  kind: 'nights',
  label: 'Izba Lipa',
  rule: 'Leto',
  accommodation_unit: null,
  quantity: 2,
  first_night: '2027-07-04',
  last_night: '2027-07-05',
  unit_price: 8900,
  amount: 17_800,
  vat_kind: 'accommodation',
}
const occurrence = {
  service_slot: 'a',
  day: '2027-07-04',
  time_from: '10:00',
  time_to: '11:00',
  persons: 2,
}
const child: PriceLine = { ...night, kind: 'extra_person', label: 'Dieťa do 12' }
const coupon: PriceLine = { ...night, kind: 'discount', label: 'Jar', rule: 'JAR27' }
const tax: PriceLine = { ...night, kind: 'stay_tax', label: '', rule: null, quantity: 4, unit_price: 100 }
const ride: PriceLine = { ...night, kind: 'service', label: 'Jazda', rule: null, occurrence }
const weekly: PriceLine = {
  ...night,
  kind: 'rule_discount',
  label: 'Týždenný pobyt',
  rule: 'Týždenný pobyt',
  quantity: 1,
  price_rule: {
    id: '01900000-0000-7000-8000-0000000000f1',
    kind: 'length_of_stay',
    effect: 'percent',
    value: 1250,
    weekdays: [],
    persons: 2,
    combines: false,
  },
}
const leaving: PriceLine = { ...night, kind: 'early_departure', label: '', quantity: 1, unit_price: 4400 }
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

it.each<[PriceLine, string, string]>([
  [night, 'Izba Lipa', '4. – 6. 7. 2027 · 2 noci × 89,00 €'],
  [child, 'Ďalšia osoba, dieťa do 12', '4. – 6. 7. 2027 · 2 × 89,00 €'],
  [coupon, 'Zľava: Jar', 'kód JAR27'],
  [weekly, 'Zľava: Týždenný pobyt', '4. – 6. 7. 2027 · 12,5 %'],
  [
    { ...weekly, kind: 'surcharge', label: 'Jedna noc', quantity: 2, unit_price: 500, price_rule: null },
    'Príplatok: Jedna noc',
    '4. – 6. 7. 2027 · 2 × 5,00 €',
  ],
  [tax, 'Daň za ubytovanie', '4. – 6. 7. 2027 · 4 × 1,00 €'],
  [leaving, 'Poplatok za skorší odchod', ''],
  [{ ...leaving, vat_kind: 'food' }, 'Poplatok za skorší odchod, jedlo', ''],
  [ride, 'Jazda', '4. 7. 2027 o 10:00 · 2 osoby · 2 × 89,00 €'],
])('the line %j is explained', (line, name, detail) => {
  expect([lineName(line, 'sk'), plain(lineDetail(line, 'sk'))]).toEqual([name, detail])
})

it('only nights and extra persons name their season', () => {
  expect([night, child, coupon, tax].map(lineRule)).toEqual(['Leto', 'Leto', null, null])
})
