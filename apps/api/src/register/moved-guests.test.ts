import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, aStay, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

interface Booked {
  id: string
  state: string
  adults: number
  children: number
  total: number
}
async function done<T>(answer: ReturnType<TestProperty['call']>): Promise<T> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body as T
}
const person = (first_name: string, birth_date: string) => ({
  first_name,
  last_name: 'Nováková',
  birth_date,
  nationality: 'SK',
  document_kind: birth_date > '2015' ? 'none' : 'id_card',
  document_number: birth_date > '2015' ? null : 'EA123456',
  address: 'Hlavná 1, 821 01 Bratislava',
})

/** Two adults and a child, two nights in one room and then two in another. */
async function movingGuests(first = '2027-03-10', change = '2027-03-12', last = '2027-03-14') {
  const [one, other] = [await property.addUnit(), await property.addUnit()]
  const party = { children_ages: [5] }
  const stays = [aStay(one, first, change, party), aStay(other, change, last, party)]
  return done<Booked>(property.call('POST', '/reservations', { stays, guest: aGuest }))
}
const save = (id: string, guests: object[], expected_stay_tax?: number) =>
  property.call('PUT', `/reservations/${id}/guests`, { guests, expected_stay_tax })

test('guests who move to another room are counted once, and checked in once they are in the register', async () => {
  const { id, adults, children } = await movingGuests()
  expect([adults, children]).toEqual([2, 1])
  const family = [person('Jana', '1985-06-01'), person('Peter', '1984-06-01'), person('Ema', '2021-06-01')]
  expect(await done<GuestSheet>(save(id, family))).toMatchObject({ expected: 3 })
  expect(await property.call('PUT', `/reservations/${id}`, { state: 'checked_in' })).toMatchObject({
    status: 200,
    body: { state: 'checked_in' },
  })
  // Somebody else may sleep in the second room.
  expect((await save(id, [...family, person('Eva', '1960-06-01')])).status).toBe(200)
})

test('their dates of birth decide the stay tax in both rooms', async () => {
  const { id, total } = await movingGuests()
  const grown = [person('Jana', '1985-06-01'), person('Peter', '1984-06-01'), person('Ema', '2001-06-01')]
  await done(save(id, grown, 3 * 4 * 150))
  expect((await done<Booked>(property.call('GET', `/reservations/${id}`))).total).toBe(total + 4 * 150)
})

test('an order is no large group because its guests move', async () => {
  await property.settings({ approval_persons: 3 })
  const [one, other] = [await property.addUnit(), await property.addUnit()]
  const stays = [aStay(one, '2027-05-01', '2027-05-03'), aStay(other, '2027-05-03', '2027-05-05')]
  const answer = await api.call('POST', '/reservation-holds', { body: { stays } })
  const { token, price } = answer.body as { token: string; price: { total: number } }
  const body = {
    hold_token: token,
    guest: aGuest,
    payment_method: 'on_site',
    terms_version: '1',
    expected_total: price.total,
  }
  expect(await api.call('POST', '/reservation-orders', { body })).toMatchObject({
    body: { state: 'confirmed' },
  })
  await property.settings({ approval_persons: null })
})
