import { expect, test } from 'vitest'
import { workOn, type RoomParty } from './day-work.ts'
import { nextDue } from './next-due.ts'
import { currentState, isOccupiedAfter, type GivenState, type RoomUse } from './room-state.ts'

const today = '2027-03-10'
const given = (changes: Partial<GivenState> = {}): GivenState => ({
  state: 'clean',
  day: today,
  at: '2027-03-10T09:00:00.000Z',
  occupied: false,
  ...changes,
})
const use = (arrival: string, departure: string, left_at: string | null = null): RoomUse => ({
  arrival,
  departure,
  left_at,
})

test.each([
  ['a room nobody has used is clean', null, [use(today, '2027-03-12')], 'clean'],
  ['a night slept makes an unmarked room dirty', null, [use('2027-03-09', '2027-03-12')], 'dirty'],
  ['a cleaned room stays clean for guests who come', given(), [use(today, '2027-03-12')], 'clean'],
  [
    'a night slept after the cleaning',
    given({ day: '2027-03-09' }),
    [use('2027-03-08', '2027-03-12')],
    'dirty',
  ],
  [
    'cleaned after the departure of today',
    given({ state: 'checked' }),
    [use('2027-03-08', today)],
    'checked',
  ],
  [
    'a departure after the cleaning',
    given({ day: '2027-03-08' }),
    [use('2027-03-05', '2027-03-09')],
    'dirty',
  ],
  [
    'a departure before the cleaning',
    given({ day: '2027-03-09' }),
    [use('2027-03-05', '2027-03-08')],
    'clean',
  ],
  [
    'guests who were to stay left after the cleaning',
    given({ occupied: true }),
    [use('2027-03-08', today, '2027-03-10T10:00:00.000Z')],
    'dirty',
  ],
  [
    'a check-out that was written down after the cleaning of a departure',
    given(),
    [use('2027-03-08', today, '2027-03-10T10:00:00.000Z')],
    'clean',
  ],
] as const)('%s', (_name, state, uses, expected) => {
  expect(currentState(state, uses, today)).toBe(expected)
})

test('a room is occupied after a day whose night somebody sleeps there', () => {
  expect(isOccupiedAfter([use('2027-03-08', today)], today)).toBe(false)
  expect(isOccupiedAfter([use(today, '2027-03-11')], today)).toBe(true)
  expect(isOccupiedAfter([use(today, '2027-03-11', '2027-03-10T10:00:00.000Z')], today)).toBe(false)
})

const rules = { stay_cleaning_days: 2, linen_days: 3 }
const cot = { label: 'Do 3 rokov', up_to_age: 3, percent: 0 }
const party = (arrival: string, departure: string, children_ages: number[] = []): RoomParty => ({
  arrival,
  departure,
  adults: 2,
  children_ages,
  bands: [cot],
})
const empty = { departing: null, arriving: null, staying: null }

test.each([
  ['2027-03-11', 'none', false],
  ['2027-03-12', 'stay', false],
  ['2027-03-13', 'stay', true],
  ['2027-03-14', 'stay', false],
  ['2027-03-16', 'stay', false],
])('a stay from 10 to 17 March on %s', (day, kind, linen) => {
  const work = workOn({ ...empty, staying: party('2027-03-10', '2027-03-17') }, rules, day)
  expect(work).toMatchObject({ kind, linen })
})

test('rules of 0 days ask for nothing during a stay', () => {
  const never = { stay_cleaning_days: 0, linen_days: 0 }
  const work = workOn({ ...empty, staying: party('2027-03-10', '2027-03-17') }, never, '2027-03-13')
  expect(work).toMatchObject({ kind: 'none', linen: false })
})

test('a changeover changes linen, and brings or takes away cots', () => {
  const family = party('2027-03-07', today, [1, 8])
  const couple = party(today, '2027-03-12')
  expect(workOn({ ...empty, departing: family, arriving: couple }, rules, today)).toEqual({
    kind: 'changeover',
    linen: true,
    cots: { bring: 0, remove: 1 },
  })
  expect(workOn({ ...empty, arriving: family }, rules, today)).toMatchObject({
    kind: 'arrival',
    cots: { bring: 1, remove: 0 },
  })
  expect(workOn({ ...empty, departing: couple }, rules, today).kind).toBe('departure')
  expect(workOn(empty, rules, today).kind).toBe('leftover')
})

test.each([
  ['2027-03-10', 3, 'days', '2027-03-13'],
  ['2027-03-01', 1, 'weeks', '2027-03-15'],
  ['2027-01-31', 1, 'months', '2027-03-31'],
  ['2026-03-09', 1, 'years', '2028-03-09'],
] as const)('a task of %s every %i %s is next due on %s', (due, every, unit, next) => {
  expect(nextDue(due, every, unit, today)).toBe(next)
})
