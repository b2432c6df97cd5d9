import { expect, it } from 'vitest'
import { rateTable } from '../pricing/rate-table.ts'
import { sampleQuestion, sampleUnit } from '../testing/samples.ts'
import { sampleRow } from '../testing/sample-rates.ts'
import { shiftsOf, waitingFits } from './waiting-fits.ts'

const { request, settings, moment } = sampleQuestion({})
const small = rateTable(sampleUnit({ id: 'small', capacity: 2, extra_beds: 0 }), [sampleRow()])
const large = rateTable(sampleUnit({ id: 'large', capacity: 6 }), [sampleRow()])
const fitsOf = (changes: { flexibility?: number; adults?: number; taken?: Record<string, string[]> }) => {
  const taken = new Map(
    Object.entries(changes.taken ?? {}).map(([unit, nights]) => [
      unit,
      new Map(nights.map((night) => [night, 'stay' as const])),
    ]),
  )
  const stay = { ...request, flexibility: changes.flexibility ?? 0, adults: changes.adults ?? 2 }
  return waitingFits({ stay, tables: [small, large], taken, settings, moment }).map(
    ({ accommodation_unit, arrival }) => `${accommodation_unit} ${arrival}`,
  )
}

it('looks at the wished days first, then at the nearest', () => {
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
  const stay = { ...request, flexibility: 1, adults: 2 }
  const fits = waitingFits({ stay, tables: [house, small], taken: new Map(), settings, moment })
  expect(fits.map(({ accommodation_unit }) => accommodation_unit)).toEqual([
    'small',
    'small',
    'small',
    'house',
    'house',
    'house',
  ])
})
