import { expect, it } from 'vitest'
import { emptyDraft, valuesOf } from './draft.ts'

it('sets only what was chosen, in cents and hundredths of a percent', () => {
  expect(valuesOf(emptyDraft)).toBeNull()
  expect(valuesOf({ ...emptyDraft, price: 'fixed', value: 89.9, title: ' Jarmok ' })).toEqual({
    price: { kind: 'fixed', value: 8990 },
    title: 'Jarmok',
  })
  expect(valuesOf({ ...emptyDraft, price: 'percent', value: -12.5 })).toEqual({
    price: { kind: 'percent', value: -1250, whole_euros: true },
  })
  expect(valuesOf({ ...emptyDraft, price: 'clear', min: 'usual', max: '7', arrival: 'close' })).toEqual({
    price: null,
    min_nights: null,
    max_nights: 7,
    closed_to_arrival: true,
  })
})

it('is unfinished while the number of a price is missing', () => {
  expect(valuesOf({ ...emptyDraft, price: 'amount', min: '2' })).toBeNull()
})
