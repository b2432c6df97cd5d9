import { expect, it } from 'vitest'
import { rateTable } from '../pricing/rate-table.ts'
import { samplePlan, sampleRow } from '../testing/sample-rates.ts'
import { sampleQuestion, sampleUnit } from '../testing/samples.ts'
import type { StayQuestion } from './restrictions.ts'
import { shiftsOf, unitsForParty, waitingFits, type WaitingFit } from './waiting-fits.ts'

const { request, settings, moment } = sampleQuestion({})
const any = { ...request, flexibility: 0, rate_plan: null }
const rest = { settings, moment, costOf: ({ table }: StayQuestion) => table.unit.base_price }
const small = rateTable(sampleUnit({ id: 'small', capacity: 2, extra_beds: 0 }), [sampleRow()])
const large = rateTable(sampleUnit({ id: 'large', capacity: 6 }), [sampleRow()])
const fitsOf = (changes: { flexibility?: number; adults?: number; taken?: Record<string, string[]> }) => {
  const taken = new Map(
    Object.entries(changes.taken ?? {}).map(([unit, nights]) => [
      unit,
      new Map(nights.map((night) => [night, 'stay' as const])),
    ]),
  )
  const stay = { ...any, flexibility: changes.flexibility ?? 0, adults: changes.adults ?? 2 }
  return named(waitingFits({ stay, tables: [small, large], taken, ...rest }))
}
/** The units of each fit with the day of arrival. */
const named = (fits: readonly WaitingFit[]) =>
  fits.map(({ stays }) => [...stays.map((stay) => stay.accommodation_unit), stays[0]?.arrival].join(' '))

it('looks at the requested days first, then at the nearest', () => {
  expect(shiftsOf(0)).toEqual([0])
  expect(shiftsOf(2)).toEqual([0, -1, 1, -2, 2])
})

it('finds units in their order that are free and large enough', () => {
  expect(fitsOf({})).toEqual(['small 2026-07-02', 'large 2026-07-02'])
  expect(fitsOf({ adults: 4 })).toEqual(['large 2026-07-02'])
  expect(fitsOf({ taken: { small: ['2026-07-03'], large: ['2026-07-02'] } })).toEqual([])
})

it('moves a flexible stay to free days of the same length', () => {
  const taken = { small: ['2026-07-02'], large: ['2026-07-02', '2026-07-03', '2026-07-04'] }
  expect(fitsOf({ taken, flexibility: 1 })).toEqual(['small 2026-07-03'])
})

it('offers a whole house after every room, whatever its place', () => {
  const house = rateTable(sampleUnit({ id: 'house', capacity: 8, let_as: 'building' }), [])
  const stay = { ...any, flexibility: 1, adults: 2 }
  const fits = waitingFits({ stay, tables: [house, small], taken: new Map(), ...rest })
  expect(named(fits).map((one) => one.split(' ')[0])).toEqual([
    'small',
    'small',
    'small',
    'house',
    'house',
    'house',
  ])
})

it('offers a party that no room sleeps rooms together, the cheapest first, and then a whole', () => {
  const room = (id: string, base_price: number) =>
    rateTable(sampleUnit({ id, capacity: 3, extra_beds: 0, base_price }), [])
  const rooms = [room('a', 9000), room('b', 5000), room('c', 6000)]
  const house = rateTable(sampleUnit({ id: 'house', capacity: 9, let_as: 'building' }), [])
  const stay = { ...any, adults: 5 }
  const of = (taken: Map<string, Map<string, 'stay'>>) =>
    waitingFits({ stay, tables: [house, ...rooms], taken, ...rest })
  const free = of(new Map())
  expect(named(free)[0]).toBe('b c 2026-07-02')
  expect(free[0]?.stays.map(({ adults }) => adults).toSorted()).toEqual([2, 3])
  expect(named(free).at(-1)).toBe('house 2026-07-02')
  const taken = new Map(['b', 'c', 'house'].map((unit) => [unit, new Map([['2026-07-03', 'stay' as const]])]))
  expect(of(taken)).toEqual([])
  const units = rooms.map(({ unit }) => unit)
  expect([5, 9, 10].map((adults) => unitsForParty(units, { adults, children_ages: [] }, settings))).toEqual([
    2,
    3,
    null,
  ])
  const alone = { adults: 1, children_ages: [3, 5, 7, 9] }
  expect(unitsForParty(units, alone, settings)).toBeNull()
})

it('prefers the requested rate plan, and takes another one where that one is not sold for the stay', () => {
  const [flexible, weekly] = [
    samplePlan({ id: 'flexible', order: 1 }),
    samplePlan({ id: 'weekly', order: 2, min_nights: 2 }),
  ]
  const room = rateTable(sampleUnit({ id: 'room' }), [], [], [], [flexible, weekly])
  const plansOf = (rate_plan: string | null, departure: string) =>
    waitingFits({
      stay: { ...any, rate_plan, departure },
      tables: [room],
      taken: new Map(),
      ...rest,
    }).map(({ plan }) => plan)
  expect(plansOf(null, '2026-07-05')).toEqual(['flexible'])
  expect(plansOf('weekly', '2026-07-05')).toEqual(['weekly'])
  expect(plansOf('weekly', '2026-07-03')).toEqual(['flexible'])
  expect(plansOf('gone', '2026-07-05')).toEqual(['flexible'])
})
