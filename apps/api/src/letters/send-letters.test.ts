import type { LetterVerdict, Thread } from '@dvor/contract/messages/letters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let template: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  const texts = { title: 'Cesta', subject: 'Cesta k nám {{ stay_days }}', body: '<p>{{ guest_name }}</p>' }
  template = await property.add('own-emails', texts)
})
afterAll(() => api.close())

async function booked(arrival: string, departure: string): Promise<string> {
  const stay = aStay(await property.addUnit(), arrival, departure)
  return idOf(property, (await book(api, [stay], { payment_method: 'on_site' })).number)
}
const send = (ids: string[], query = '') =>
  property.call('POST', `/reservation-letters${query}`, { ids, template })
const letters = async (id: string) =>
  ((await property.call('GET', `/reservations/${id}/thread`)).body as Thread).sent.filter(
    ({ author }) => author,
  )

test('each guest who can get it gets one letter, with the values of the own stay', async () => {
  const [first, second, gone] = [
    await booked('2027-06-04', '2027-06-07'),
    await booked('2027-07-04', '2027-07-07'),
    await booked('2027-08-04', '2027-08-07'),
  ]
  await property.call('PUT', `/reservations/${gone}`, { state: 'cancelled' })
  const guest = { last_name: 'Bezmail', phone: '+421 900 111 222' }
  const stays = [aStay(await property.addUnit(), '2027-06-01', '2027-06-03')]
  const { body } = await property.call('POST', '/reservations', { stays, guest, state: 'confirmed' })
  const { id: silent } = body as { id: string }
  const ids = [first, second, gone, silent]
  const expected: LetterVerdict[] = [
    { id: first, refusal: null },
    { id: second, refusal: null },
    { id: gone, refusal: 'given_up' },
    { id: silent, refusal: 'no_address' },
  ]
  expect((await send(ids, '?dry_run=true')).body).toEqual(expected)
  expect(await letters(first)).toEqual([])
  expect((await send(ids)).body).toEqual(expected)
  expect(await letters(first)).toMatchObject([{ subject: expect.stringContaining('Cesta k nám 4.') }])
  expect((await letters(second))[0]?.subject).toMatch(/4\. – 7\.\s7\.\s2027/)
  expect(await letters(gone)).toEqual([])
})

test('leaves out a guest who is not wanted again, and sends nothing of an unknown text', async () => {
  const id = await booked('2027-09-04', '2027-09-07')
  const before = (await letters(id)).length
  const unknown = { ids: [id], template: id }
  expect(await property.call('POST', '/reservation-letters', unknown)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'template', code: 'not_found' }] },
  })
  await api.api.db.$client.query('update guests set not_again = true')
  expect((await send([id])).body).toEqual([{ id, refusal: 'not_again' }])
  expect(await letters(id)).toHaveLength(before)
})

test('needs the right to see guests', async () => {
  const token = await tokenWith(api, ['messages.send', 'reservations.read'])
  const body = { ids: [template], template }
  expect(await api.call('POST', '/reservation-letters', { token, body })).toMatchObject({ status: 403 })
})
