import { expect, test } from 'vitest'
import { compareRooms, type ComparedQuote, type ComparedUnit } from './compare-rows.ts'

const visit = { from: '2027-07-05', today: '2027-05-01', language: 'sk', named: String } as const
const quote = (total: number, unit: Partial<ComparedUnit>, freeDays = 30): ComparedQuote => ({
  unit: {
    accommodation_object: { id: 'x', title: 'Starý dom', check_in_from: null },
    amenities: ['Wi-Fi'],
    approval_required: false,
    area_m2: 24,
    beds: '',
    capacity: 2,
    extra_beds: 0,
    pets_allowed: false,
    security_deposit: null,
    ...unit,
  },
  availability: {
    price: { total, stay_tax: 0, instalments: [{ amount: total, due_on: null }] },
    plans: [],
    cancellation_rules: [{ days_before: freeDays, fee_percent: 0 }],
  },
})
const plain = (facts: { label: string; values: string[] }[]) =>
  facts.map(({ label, values }) => [label, ...values].join(' | ').replaceAll('\u00A0', ' '))

test('rooms are compared by the facts in which they differ, the price always first', () => {
  const terrace = { amenities: ['Wi-Fi', 'Terasa'], area_m2: 30, beds: 'manželská posteľ' }
  const { different, same } = compareRooms([quote(20_000, {}), quote(20_000, terrace, 14)], visit)
  expect(plain(different)).toEqual([
    'Cena pobytu so všetkým | 200,00 € | 200,00 €',
    'Bezplatné zrušenie do | 5. 6. 2027 | 21. 6. 2027',
    'Postele | – | manželská posteľ',
    'Plocha | 24 m² | 30 m²',
    'Terasa | nie | áno',
  ])
  expect(plain(same)).toContain('Wi-Fi | áno')
  expect(plain(same)).toContain('Dom | Starý dom')
})

test('a fact that no room has is not named as common', () => {
  const { same } = compareRooms([quote(1, { area_m2: null }), quote(2, { area_m2: null })], visit)
  expect(plain(same).some((fact) => /Plocha|Postele/.test(fact))).toBe(false)
})
