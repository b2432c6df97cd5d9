import { expect, test } from 'vitest'
import { guestsOf, isUntouched, issuesInForm, joinSaved, typedGuests } from './guests-form-data.ts'

function formOf(...people: Record<string, string>[]): FormData {
  const form = new FormData()
  form.set('count', String(people.length))
  for (const [index, person] of people.entries())
    for (const [key, value] of Object.entries(person)) form.set(`guests.${index}.${key}`, value)
  return form
}
const jana = {
  first_name: ' Jana ',
  last_name: 'Nováková',
  birth_date: '1. 6. 1985',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: 'EA123456',
  address: 'Hlavná 1, Bratislava',
  purpose: 'holiday',
}
const untouched = { nationality: 'SK', document_kind: 'id_card', purpose: 'holiday', first_name: ' ' }
const prefilled = { ...untouched, first_name: 'Jana', last_name: 'Nováková', prefilled: 'Jana Nováková' }

test('turns the form into persons of the register, with days as people write them', () => {
  expect(guestsOf(typedGuests(formOf(jana)))).toEqual({
    guests: [
      {
        ...jana,
        visa_number: null,
        birth_place: null,
        id: null,
        first_name: 'Jana',
        birth_date: '1985-06-01',
      },
    ],
    issues: [],
    places: [0],
  })
})

test('leaves out persons without typed values, even with a prefilled name', () => {
  const { guests, issues, places } = guestsOf(typedGuests(formOf(prefilled, untouched, jana)))
  expect({ names: guests.map(({ first_name }) => first_name), issues, places }).toEqual({
    names: ['Jana'],
    issues: [],
    places: [2],
  })
  const [other] = typedGuests(formOf({ ...prefilled, first_name: 'Eva' }))
  expect(other && isUntouched(other)).toBe(false)
})

test('reports the missing values of the first person when nothing was typed', () => {
  const { guests, issues } = guestsOf(typedGuests(formOf(prefilled, untouched)))
  expect(guests).toEqual([])
  expect(issues).toEqual([
    { path: 'guests.0.birth_date', code: 'required' },
    { path: 'guests.0.address', code: 'required' },
    { path: 'guests.0.document_number', code: 'required' },
  ])
})

test('names errors by person and field, also after a person who was left out', () => {
  const wrong = { ...jana, last_name: '', birth_date: '31. 2. 1985' }
  const { issues } = guestsOf(typedGuests(formOf(untouched, wrong)))
  expect(issues).toContainEqual({ path: 'guests.1.last_name', code: 'required' })
  expect(issues.map(({ path }) => path)).toContain('guests.1.birth_date')
  expect(issuesInForm([{ path: 'guests.0.document_number', code: 'required' }], [1])).toEqual([
    { path: 'guests.1.document_number', code: 'required' },
  ])
})

test('sends no number for a child without a document', () => {
  const child = { ...jana, document_kind: 'none', document_number: '?' }
  expect(guestsOf(typedGuests(formOf(child))).guests[0]?.document_number).toBeNull()
})

test('asks a foreigner for the purpose of the stay, not a citizen', () => {
  const [foreign, citizen] = [
    { ...jana, nationality: 'AT', purpose: '' },
    { ...jana, purpose: '' },
  ]
  expect(guestsOf(typedGuests(formOf(foreign))).issues).toEqual([
    { path: 'guests.0.purpose', code: 'required' },
  ])
  expect(guestsOf(typedGuests(formOf(citizen))).guests[0]?.purpose).toBeNull()
})

test('shows the saved persons before those added here, and no empty places', () => {
  const kept = '01a21f5b-a500-745f-aff8-2098a26ed676'
  const saved = {
    ...jana,
    id: kept,
    first_name: 'Béla',
    birth_date: '1980-06-01',
    document_kind: 'passport',
    document_number: '••••456',
    birth_place: null,
    visa_number: null,
    purpose: 'holiday',
    tax_exemption: null,
    reported_at: null,
  } as const
  const changedHere = { ...jana, id: kept, first_name: 'Bela' }
  const joined = joinSaved(typedGuests(formOf(changedHere, untouched, jana)), [saved], 'sk')
  expect(joined).toMatchObject([
    { id: kept, first_name: 'Béla', birth_date: '1.\u00A06.\u00A01980', document_number: '' },
    { id: '', first_name: 'Jana', birth_date: '1. 6. 1985' },
  ])
  expect(guestsOf(joined)).toMatchObject({ guests: [{ id: kept }, { id: null }] })
})
