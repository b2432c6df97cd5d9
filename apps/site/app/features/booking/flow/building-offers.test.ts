import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { expect, test } from 'vitest'
import { buildingOffers } from './building-offers.ts'
import type { FlowUnit } from './load-flow.ts'
import type { PricedBuilding } from './whole-buildings.ts'
import type { UnitQuote } from './unit-quotes.ts'

const price = (total: number): PriceBreakdown => ({
  lines: [],
  subtotal: total,
  discount: 0,
  stay_tax: 0,
  total,
  deposit_due: total,
  balance_due_on: null,
  instalments: [],
})
const unit = (id: string, building: string, let_as: FlowUnit['let_as'] = 'building'): FlowUnit => ({
  id,
  slug: id,
  title: id,
  short_description: null,
  image: null,
  area_m2: null,
  beds: null,
  amenities: [],
  capacity: 6,
  extra_beds: 0,
  max_children: null,
  age_bands: [],
  pets_allowed: false,
  security_deposit: null,
  approval_required: false,
  let_as,
  accommodation_object: { id: building, title: building, check_in_from: null },
})
const free = (id: string, total: number): UnitQuote['availability'] => ({
  accommodation_unit: id,
  available: true,
  sleeps_all: true,
  refusals: [],
  price: price(total),
  cancellation_rules: [],
  plans: [],
  alternatives: [],
  longer: null,
})
const building = (id: string, total: number): PricedBuilding => ({
  id,
  title: id,
  rooms: [{ unit: `${id}-1`, adults: 2, ages: [] }],
  price: price(total),
})
const named = (flow: Parameters<typeof buildingOffers>[0], wholes: UnitQuote[] = []) =>
  buildingOffers(flow, wholes).map(({ whole, rooms }) => [whole?.unit.id ?? null, rooms?.price.total ?? null])

test('a building that is sold as one unit is one card with the price of its rooms', () => {
  const whole = { unit: unit('celok', 'x'), availability: free('celok', 900) }
  const flow = { buildings: [building('x', 1000)], units: [whole.unit], availability: [whole.availability] }
  expect(named(flow)).toEqual([['celok', 1000]])
  expect(named(flow, [whole])).toEqual([['celok', 1000]])
})

test('other buildings keep a card of their own, the cheaper ones first', () => {
  const whole = { unit: unit('celok', 'x'), availability: free('celok', 900) }
  const flow = { buildings: [building('y', 500)], units: [whole.unit], availability: [whole.availability] }
  expect(named(flow, [whole])).toEqual([
    [null, 500],
    ['celok', null],
  ])
})

test('a whole that is not free does not take the place of its rooms', () => {
  const taken = { ...free('celok', 900), available: false, price: null }
  const flow = { buildings: [building('x', 1000)], units: [unit('celok', 'x')], availability: [taken] }
  expect(named(flow)).toEqual([[null, 1000]])
})
