import { expect, test } from 'vitest'
import { emptyDraft } from './booking-draft.ts'
import { enquirerState, startingDraft } from './enquirer.ts'

const days = new URLSearchParams({ arrival: '2027-06-12', departure: '2027-06-14' })
const sender = { name: ' Ing. Ján  Novák', email: 'jan@host.example', phone: '+421 900 111 222', persons: 12 }

test('fills in sender, days and persons of an enquiry', () => {
  const draft = startingDraft(days, enquirerState(sender))
  expect(draft.guest).toEqual({
    first_name: 'Ing. Ján',
    last_name: 'Novák',
    email: 'jan@host.example',
    phone: '+421 900 111 222',
  })
  expect(draft.stays).toMatchObject([{ arrival: '2027-06-12', departure: '2027-06-14', adults: 12 }])
})

test('takes a single word for the last name and leaves out too many persons', () => {
  const draft = startingDraft(days, enquirerState({ ...sender, name: 'Novák', phone: null, persons: 120 }))
  expect(draft.guest).toMatchObject({ first_name: '', last_name: 'Novák', phone: '' })
  expect(draft.stays[0]?.adults).toBe(2)
})

test('ignores a navigation state of another kind', () => {
  const plain = emptyDraft('2027-06-12', null, '2027-06-14')
  expect(startingDraft(days, null)).toEqual(plain)
  expect(startingDraft(days, { enquirer: { name: 7 } })).toEqual(plain)
})
