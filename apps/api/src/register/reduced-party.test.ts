import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({ stay_tax_rates: [] })
})
afterAll(() => api.close())

const days = ['2027-06-01', '2027-06-03'] as const
const person = (first_name: string) => ({
  first_name,
  last_name: 'Nováková',
  birth_date: '1985-06-01',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: 'EA123456',
  address: 'Hlavná 1, 821 01 Bratislava',
})
const names = ['Jana', 'Eva', 'Ida']

/** A stay of three adults who are all in the guest register. */
async function registered() {
  const unit = await property.addUnit()
  const { token, number } = await book(api, [aStay(unit, ...days, { adults: 3 })], {
    payment_method: 'on_site',
  })
  const id = await idOf(property, number)
  const save = async (first: string[]) =>
    expect(
      (await property.call('PUT', `/reservations/${id}/guests`, { guests: first.map(person) })).status,
    ).toBe(200)
  await save(names)
  const attention = async () =>
    ((await property.call('GET', `/reservations/${id}`)).body as { attention: string | null }).attention
  return { unit, token, id, save, attention }
}
const excess = 'V knihe hostí je viac osôb (3) než v rezervácii (2). Vymažte tých, ktorí neprídu.'

test('a guest takes a person off the stay: an alert names the register until the sheet has the rest', async () => {
  const { token, attention, save } = await registered()
  const { stays, price } = (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail
  const change = {
    stays: [{ id: stays[0]?.id, arrival: days[0], departure: days[1], adults: 2, children_ages: [] }],
  }
  const path = `/reservation-details/${token}/changes`
  const body = (await api.call('POST', path, { body: { ...change, dry_run: true } })).body
  const expected_total = price.total + (body as { difference: number }).difference
  expect((await api.call('POST', path, { body: { ...change, expected_total } })).status).toBe(200)
  expect(await attention()).toBe(excess)
  await save(names.slice(1))
  expect(await attention()).toBeNull()
})

test('the owner takes a person off and adds the person again, which closes the alert', async () => {
  const { unit, id, save, attention } = await registered()
  const change = async (adults: number) => {
    const body = { stays: [{ ...aStay(unit, ...days), adults }] }
    const path = `/reservations/${id}/stays`
    const { before, difference } = (await property.call('POST', `${path}?dry_run=true`, body)).body as {
      before: number
      difference: number
    }
    const answer = await property.call('POST', path, { ...body, expected_total: before + difference })
    expect(answer.status).toBe(200)
  }
  await change(2)
  expect(await attention()).toBe(excess)
  await change(3)
  expect(await attention()).toBeNull()
  // One of those who are here leaves before the others: everybody who slept here stays in the register.
  api.clock.set('2027-06-01T15:00:00Z')
  expect((await property.call('PUT', `/reservations/${id}`, { state: 'checked_in' })).status).toBe(200)
  await change(2)
  expect(await attention()).toBeNull()
  await save(names)
})
