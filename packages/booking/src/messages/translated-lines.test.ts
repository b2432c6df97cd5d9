import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { expect, test } from 'vitest'
import { bookedServices } from './booked-services.ts'
import { inLanguage } from './translated-lines.ts'

const line = (values: Partial<PriceLine> & Pick<PriceLine, 'kind' | 'label'>): PriceLine => ({
  rule: null,
  accommodation_unit: null,
  quantity: 1,
  first_night: null,
  last_night: null,
  unit_price: 100,
  amount: 100,
  vat_kind: null,
  ...values,
})
const texts = {
  en: { Raňajky: 'Breakfast', Leto: 'Summer', 'Dieťa 3 – 11 rokov': 'Child of 3 to 11 years' },
}
const lines = [
  line({ kind: 'nights', label: 'Izba Jaseň', rule: 'Leto' }),
  line({ kind: 'extra_person', label: 'Dieťa 3 – 11 rokov' }),
  line({ kind: 'common_service', label: 'Raňajky', price_unit: 'person_night', quantity: 6 }),
  line({ kind: 'common_service', label: 'Raňajky', price_unit: 'person_night', quantity: 3 }),
  line({ kind: 'common_service', label: 'Drevo', price_unit: 'piece', quantity: 2 }),
]

test('a guest reads the owner’s names in their language where there are any', () => {
  expect(inLanguage({ lines }, 'en', texts).lines.map(({ label, rule }) => [label, rule])).toEqual([
    ['Izba Jaseň', 'Summer'],
    ['Child of 3 to 11 years', null],
    ['Breakfast', null],
    ['Breakfast', null],
    ['Drevo', null],
  ])
  expect(inLanguage({ lines }, 'sk', texts).lines).toEqual(lines)
})

test('common services are named once, those by the piece with their number', () => {
  expect(bookedServices(lines)).toEqual([
    { name: 'Raňajky', pieces: '' },
    { name: 'Drevo', pieces: '\u00a0(2×)' },
  ])
})
