import { expect, test } from 'vitest'
import { parseAges, requestsOf, requestOf, type StayDraft } from './stay-draft.ts'

const draft: StayDraft = {
  key: 'a',
  accommodation_unit: 'unit',
  arrival: '2027-07-04',
  departure: '2027-07-07',
  adults: 2,
  children: '4, 9',
}

test.each([
  ['', []],
  ['4', [4]],
  ['4,9', [4, 9]],
  [' 0; 17 ', [0, 17]],
  ['18', null],
  ['tri', null],
  ['-1', null],
])('parses the ages %j', (typed, ages) => expect(parseAges(typed)).toEqual(ages))

test('turns a complete draft into a request', () => {
  expect(requestOf(draft)).toEqual({
    accommodation_unit: 'unit',
    arrival: '2027-07-04',
    departure: '2027-07-07',
    adults: 2,
    children_ages: [4, 9],
  })
})

test.each<Partial<StayDraft>>([
  { accommodation_unit: null },
  { arrival: null },
  { departure: '2027-07-04' },
  { adults: 0 },
  { children: 'dve' },
])('makes no request of the unfinished draft %j', (part) => {
  expect(requestsOf([draft, { ...draft, ...part }])).toBeNull()
})

test('makes no requests without stays', () => expect(requestsOf([])).toBeNull())
