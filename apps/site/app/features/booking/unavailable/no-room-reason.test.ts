import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import { expect, test } from 'vitest'
import { longerWays, nearestWays, noRoomReason } from './no-room-reason.ts'
import { noRoomText } from './no-room-text.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { readFlowSearch } from '../../search/search-params.ts'

const taken: Restriction = { code: 'taken', nights: ['2026-12-31'] }
const small: Restriction = { code: 'too_small', sleeps: 1 }
const short = (nights: number): Restriction => ({ code: 'min_nights', nights })
const far: Restriction = { code: 'too_far', last_day: '2027-11-30' }

type Changes = Partial<Pick<UnitQuote['availability'], 'alternatives' | 'longer'>>

function quote(
  slug: string,
  capacity: number,
  restrictions: Restriction[],
  changes: Changes = {},
): UnitQuote {
  const unit = {
    id: slug,
    slug,
    title: slug,
    short_description: null,
    image: null,
    area_m2: null,
    beds: null,
    amenities: [],
    capacity,
    extra_beds: 0,
    max_children: null,
    age_bands: [],
    pets_allowed: false,
    security_deposit: null,
    approval_required: false,
    let_as: 'unit' as const,
    accommodation_object: { id: 'dom', title: 'Dom', check_in_from: null },
  }
  const answer = {
    available: restrictions.length === 0,
    sleeps_all: true,
    price: null,
    cancellation_rules: [],
    plans: [],
    alternatives: [],
    longer: null,
  }
  return { unit, availability: { accommodation_unit: slug, refusals: restrictions, ...answer, ...changes } }
}

const reason = (query: string, ...quotes: UnitQuote[]) =>
  noRoomReason({ search: readFlowSearch(new URLSearchParams(query)), settings: { age_bands: [] } }, quotes)
test('two adults at a full New Year see that all is taken, not that they are too many', () => {
  expect(reason('adults=2', quote('a', 2, [taken]), quote('b', 4, [taken]))).toEqual({ kind: 'taken' })
})

test.each<[string, string, Restriction[][]]>([
  ['party_too_big', 'adults=9', [[taken], [small]]],
  ['few_places', 'adults=4', [[small], [taken]]],
  ['one_adult', 'adults=1&children_ages=4,5', [[small], [small]]],
  ['too_far', 'adults=2', [[far], [far, short(5)]]],
  [
    'too_late',
    'adults=2',
    [[{ code: 'too_late', lead_hours: 24 }], [taken, { code: 'too_late', lead_hours: 24 }]],
  ],
  ['closed', 'adults=2', [[{ code: 'closed' }], [{ code: 'closed' }]]],
  ['min_nights', 'adults=2', [[short(5)], [taken]]],
  ['weekday', 'adults=2', [[{ code: 'arrival_weekday', weekdays: [6] }], [taken]]],
  ['mixed', 'adults=2', [[taken], [{ code: 'closed' }]]],
])('the reason is %s for %s', (kind, query, restrictions) => {
  const sentence = reason(query, ...restrictions.map((own, index) => quote(`izba-${index}`, 2, own)))
  expect(sentence.kind).toBe(kind)
  for (const language of ['sk', 'en'] as const)
    expect(noRoomText(sentence, language, String).text).not.toMatch(/undefined|\.\.$/)
})

test('sorts alternatives by nights first, then by distance in days, then by price', () => {
  const way = (arrival: string, departure: string, total: number) => ({
    accommodation_unit: 'x',
    arrival,
    departure,
    total,
  })
  const a = quote('a', 2, [short(5)], {
    longer: way('2026-12-30', '2027-01-04', 900),
    alternatives: [way('2026-12-20', '2026-12-22', 300), way('2027-01-02', '2027-01-04', 300)],
  })
  const b = quote('b', 2, [short(4)], {
    longer: way('2026-12-30', '2027-01-03', 950),
    alternatives: [way('2027-01-02', '2027-01-04', 200)],
  })
  expect(longerWays([a, b]).map(({ unit }) => unit.slug)).toEqual(['b', 'a'])
  expect(nearestWays([a, b], '2026-12-30').map(({ unit, arrival }) => `${unit.slug} ${arrival}`)).toEqual([
    'b 2027-01-02',
    'a 2026-12-20',
  ])
})
