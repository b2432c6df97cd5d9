import { describe, expect, it } from 'vitest'
import { emptySeason, seasonOf } from './season-draft.ts'

const whole = {
  ...emptySeason,
  title: ' Leto ',
  valid_from: '2027-07-01',
  valid_to: '2027-08-31',
  price: 99.9,
}

describe('a season being typed', () => {
  it('is complete with all values, in cents', () => {
    expect(seasonOf(whole)).toMatchObject({ title: 'Leto', price: 9990, min_nights: null, weekdays: [] })
    expect(seasonOf({ ...whole, weekdays: ['6', '5'], min_nights: 3, extra_person_price: 0 })).toMatchObject({
      weekdays: [5, 6],
      min_nights: 3,
      extra_person_price: 0,
    })
  })

  it('is null while a value is missing or the days are reversed', () => {
    expect(seasonOf(emptySeason)).toBeNull()
    expect(seasonOf({ ...whole, price: '' })).toBeNull()
    expect(seasonOf({ ...whole, valid_to: '2027-06-30' })).toBeNull()
  })
})
