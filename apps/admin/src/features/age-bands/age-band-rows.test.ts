import { expect, test } from 'vitest'
import { cheaperBands, isWithoutBed, newBand } from './age-band-rows.ts'

const baby = { label: 'Bábätko', up_to_age: 2, percent: 0 }
const child = { label: 'Dieťa', from_age: 3, up_to_age: 12, percent: 50, no_bed: false }

test('a new band begins after the last one', () => {
  expect(newBand([])).toMatchObject({ from_age: 0 })
  expect(newBand([child, baby])).toMatchObject({ from_age: 13 })
})

test('a band of 0 % is without a bed unless it says otherwise', () => {
  expect([baby, child, { ...baby, no_bed: false }].map(isWithoutBed)).toEqual([true, false, false])
})

test('names a band that pays less than a younger one', () => {
  const teen = { label: 'Tínedžer', from_age: 13, up_to_age: 17, percent: 40 }
  expect(cheaperBands([baby, child, { ...teen, percent: 80 }])).toEqual([])
  expect(cheaperBands([teen, child])).toEqual(['Tínedžer'])
  expect(cheaperBands([child, { ...teen, percent: 80, base_percent: 50 }])).toEqual(['Tínedžer'])
  expect(
    cheaperBands([
      { ...child, amount: 1500 },
      { ...teen, amount: 1000 },
    ]),
  ).toEqual(['Tínedžer'])
})
