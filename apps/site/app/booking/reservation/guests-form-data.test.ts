import { expect, test } from 'vitest'
import { guestsOf, typedGuests, withoutNumbers } from './guests-form-data.ts'

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

test('a form becomes the persons of the register, a day as people write it too', () => {
  expect(guestsOf(typedGuests(formOf(jana)))).toEqual({
    guests: [{ ...jana, id: null, first_name: 'Jana', birth_date: '1985-06-01' }],
    issues: [],
  })
})

test('a person of whom nothing was typed is not there', () => {
  const empty = { nationality: 'SK', document_kind: 'id_card', purpose: 'holiday', first_name: ' ' }
  expect(typedGuests(formOf(jana, empty))).toHaveLength(1)
})

test('what is wrong is named by person and field', () => {
  const { issues } = guestsOf(
    typedGuests(formOf(jana, { ...jana, last_name: '', birth_date: '31. 2. 1985' })),
  )
  expect(issues).toContainEqual({ path: 'guests.1.last_name', code: 'required' })
  expect(issues.map(({ path }) => path)).toContain('guests.1.birth_date')
})

test('no number goes back onto the page', () => {
  expect(JSON.stringify(withoutNumbers(typedGuests(formOf(jana))))).not.toContain('EA123456')
})
