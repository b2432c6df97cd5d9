import { expect, it } from 'vitest'
import { partyIn, storedParty } from './remembered-party.ts'

const today = '2026-11-23'

it('reads the party that was kept, and forgets it after 90 days', () => {
  const text = storedParty({ adults: 2, ages: [8, 0] }, today)
  expect(partyIn(text, '2027-02-21')).toEqual({ adults: 2, children: 2, ages: [8, 0] })
  expect(partyIn(text, '2027-02-22')).toBeNull()
  expect(partyIn(storedParty({ adults: 3, ages: [] }, today), today)).toEqual({
    adults: 3,
    children: 0,
    ages: [],
  })
})

it.each(['', '{}', '2027-02-21', '2027-02-21 0', '2027-02-21 41', '2027-02-21 2 18', '2027-02-21 2 x'])(
  'takes no party from %j',
  (text) => {
    expect(partyIn(text, today)).toBeNull()
  },
)
