import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { expect, test } from 'vitest'
import { guestLines } from './guest-lines.ts'

const line = (kind: PriceLine['kind'], label: string, amount: number, more: Partial<PriceLine> = {}) => ({
  kind,
  label,
  rule: null,
  accommodation_unit: null,
  quantity: 1,
  first_night: null,
  last_night: null,
  unit_price: amount,
  amount,
  vat_kind: 'accommodation' as const,
  ...more,
})
const part = { rule: 'Advent pri peci', in_package: true }
const nightsOf = (unit: string, label: string) => ({
  // 274.99 € over two nights: the first one is a cent dearer.
  first: line('nights', label, 13_750, {
    ...part,
    accommodation_unit: unit,
    first_night: '2027-12-10',
    last_night: '2027-12-10',
  }),
  second: line('nights', label, 13_749, {
    ...part,
    accommodation_unit: unit,
    first_night: '2027-12-11',
    last_night: '2027-12-11',
  }),
})
const lipa = nightsOf('a', 'Izba Lipa')
const dinner = line('common_service', 'Večera', 6500, { ...part, vat_kind: 'food' })
const baking = line('service', 'Pečenie chleba', 3251, {
  ...part,
  vat_kind: 'other',
  occurrence: {
    service_slot: '01900000-0000-7000-8000-0000000000e1',
    day: '2027-12-11',
    time_from: '10:00',
    time_to: '12:00',
    persons: 3,
  },
})
const dog = line('common_service', 'Psík', 700, { vat_kind: 'other' })
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('a package is one line with what it contains, beside the other lines', () => {
  const shown = guestLines([lipa.first, lipa.second, dinner, baking, dog], 'sk')
  // 137.50 + 137.49 + 65 + 32.51
  expect(shown.map(({ owners, amount, rule }) => [owners, amount, rule])).toEqual([
    ['Advent pri peci', 37_250, null],
    ['Psík', 700, null],
  ])
  expect(shown[0]?.contents.map(({ owners, detail }) => [owners, plain(detail)])).toEqual([
    ['Izba Lipa', '10. – 12. 12. 2027 · 2 noci'],
    ['Večera', ''],
    ['Pečenie chleba', '11. 12. 2027 o 10:00 · 3 osoby'],
  ])
})

test('each room of a package is a part of it', () => {
  const javor = nightsOf('b', 'Izba Javor')
  const [shown] = guestLines([lipa.first, lipa.second, javor.first, javor.second], 'en')
  expect(shown?.amount).toBe(2 * 27_499)
  expect(shown?.contents.map(({ owners, detail }) => [owners, plain(detail)])).toEqual([
    ['Izba Lipa', '10 – 12 Dec 2027 · 2 nights'],
    ['Izba Javor', '10 – 12 Dec 2027 · 2 nights'],
  ])
})
