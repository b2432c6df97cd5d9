import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber } from '@dvor/format/days.ts'
import {
  bookingStep,
  asksTheSame,
  flowQuery,
  readFlowSearch,
  type FlowSearch,
  type Step,
} from './search-params.ts'

const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 12 })
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
const day = fc.integer({ min: 20_000, max: 30_000 }).map(fromDayNumber)
const seat = fc
  .record({ slot: fc.uuid(), day, persons: fc.integer({ min: 1, max: 100 }), ages })
  .filter((one) => one.ages.length <= one.persons)
/** A service without a stay, or the package of a stay with the times of its services. */
const booked = fc.oneof(
  fc.record({ seat: fc.option(seat), package: fc.constant(null), packageSeats: fc.constant([]) }),
  fc.record({ seat: fc.constant(null), package: fc.uuid(), packageSeats: fc.array(seat, { maxLength: 3 }) }),
)
const others = fc.record({
  from: fc.option(day),
  to: fc.option(day),
  adults: fc.integer({ min: 1, max: 40 }),
  ages,
  agesMissing: fc.constant(0),
  step: fc.constantFrom<Step>(...Object.values(bookingStep)),
  rooms: fc.array(fc.record({ unit: slug, adults: fc.integer({ min: 1, max: 40 }), ages }), { maxLength: 4 }),
  unit: fc.option(slug),
  service: fc.option(slug),
  page: fc.integer({ min: 1, max: 99 }),
  coupon: fc.option(fc.stringMatching(/^[A-Z0-9&=% ]{0,10}[A-Z0-9]$/).map((code) => code.trim())),
  broken: fc.constant([]),
})
const search: fc.Arbitrary<FlowSearch> = fc.tuple(others, booked).map(([one, more]) => ({ ...one, ...more }))

const read = (query: string) => readFlowSearch(new URLSearchParams(query))

describe('the address of the flow', () => {
  it('round-trips any search', () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(read(flowQuery(one))).toEqual(one)
      }),
    )
  })

  it('never throws for typed text', () => {
    const pair = fc.tuple(
      fc.constantFrom(
        'from',
        'to',
        'adults',
        'children',
        'children_ages',
        'age',
        'room',
        'unit',
        'service',
        'seat',
        'step',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const search = readFlowSearch(new URLSearchParams(pairs))
        expect(search.rooms.every(({ adults }) => adults >= 1)).toBe(true)
        expect([1, 2, 3, 4]).toContain(search.step)
      }),
    )
  })

  it('names impossible values', () => {
    expect(read('from=2027-02-29&to=2027-03-02&adults=0').broken).toEqual(['from', 'adults'])
    expect(read('adults=2&children_ages=4,18').broken).toEqual(['children'])
    expect(read('adults=2&children=13').broken).toEqual(['children'])
  })

  it('counts missing ages of a form that was sent without scripts', () => {
    expect(read('adults=2&children=2')).toMatchObject({ ages: [], agesMissing: 2, broken: [] })
    expect(read('adults=2&children=2&age=4&age=9')).toMatchObject({ ages: [4, 9], agesMissing: 0 })
    expect(read('adults=2&children=2&age=&age=9')).toMatchObject({ ages: [9], agesMissing: 1, broken: [] })
  })

  it('compares a form with the search of its results', () => {
    const shown = read('from=2027-01-04&to=2027-01-06&adults=2&children_ages=4,9&room=izba.2.4-9')
    const same = read('from=2027-01-04&to=2027-01-06&adults=2&children=2&age=9&age=4')
    expect(asksTheSame(shown, same)).toBe(true)
    for (const change of ['to=2027-01-07', 'adults=3', 'age=9&age=', 'age=9', 'from=']) {
      const typed = new URLSearchParams('from=2027-01-04&to=2027-01-06&adults=2')
      for (const [name, value] of new URLSearchParams(change)) typed.set(name, value)
      expect(asksTheSame(shown, readFlowSearch(typed))).toBe(false)
    }
  })

  it('drops impossible rooms', () => {
    expect(read('room=izba.2&room=..&room=izba.0&room=IZBA.2&room=izba.2.44').rooms).toEqual([
      { unit: 'izba', adults: 2, ages: [] },
    ])
  })
})
