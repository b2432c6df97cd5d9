import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import type { GuestGap } from '@dvor/contract/guests/guest-register.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const guest = (first_name: string, nationality: string) => ({
  first_name,
  last_name: 'Weiß',
  birth_date: '1985-06-01',
  nationality,
  document_kind: 'passport',
  document_number: 'P7654321',
  address: 'Hauptstraße 1, Wien',
  purpose: 'visit',
})
const family = [guest('Klaus', 'AT'), guest('Eva', 'SK'), guest('Uwe', 'AT')]
const gaps = async () => (await property.call('GET', '/guest-gaps')).body as GuestGap[]
const alerts = async () => ((await property.call('GET', '/dashboard')).body as Dashboard).alerts
const kindsOf = async (id: string) =>
  ((await property.call('GET', `/reservations/${id}`)).body as { alerts: { kind: string }[] }).alerts.map(
    ({ kind }) => kind,
  )

test('everyone who sleeps here is counted: two of three persons without a sheet are due', async () => {
  api.clock.set('2027-03-10T09:00:00Z')
  const stay = aStay(property.unit, '2027-03-20', '2027-03-23', { children_ages: [8] })
  const { number } = await book(api, [stay], { payment_method: 'on_site' })
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const id = found?.id ?? ''
  await property.call('PUT', `/reservations/${id}/guests`, { guests: family.slice(0, 1) })
  expect(await gaps()).toEqual([])

  api.clock.set('2027-03-20T15:00:00Z')
  const refused = await property.call('PUT', `/reservations/${id}`, { state: 'checked_in' })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'register_incomplete',
      details: { expected: 3, missing: 2, filled: [{ first_name: 'Klaus', last_name: 'Weiß' }] },
    },
  })
  expect((await property.call('GET', `/reservations/${id}`)).body).toMatchObject({ state: 'confirmed' })
  expect(await kindsOf(id)).toEqual([])
  const edit = { state: 'checked_in', register_later: true }
  expect((await property.call('PUT', `/reservations/${id}`, edit)).status).toBe(200)
  expect(await kindsOf(id)).toEqual(['register_incomplete'])
  expect(await gaps()).toMatchObject([
    { reservation: { id }, expected: 3, filled: 1, arrival: '2027-03-20', report_by: '2027-03-25' },
  ])
  expect(await alerts()).toMatchObject([
    { kind: 'guests_missing', count: 2 },
    { kind: 'foreigners_due', count: 1 },
  ])

  const { body } = await property.call('GET', `/reservations/${id}/guests`)
  const [klaus] = (body as { guests: { id: string }[] }).guests
  const guests = family.map((one, index) => (index === 0 ? { ...one, id: klaus?.id } : one))
  expect(
    (await property.call('PUT', `/reservations/${id}/guests`, { guests, expected_stay_tax: 1350 })).status,
  ).toBe(200)
  expect(await gaps()).toEqual([])
  expect(await kindsOf(id)).toEqual([])
  const due = (await property.call('GET', '/foreigner-reports')).body as { id: string }[]
  expect(due).toHaveLength(2)
  await property.call('POST', '/foreigner-reports', { ids: due.map((one) => one.id) })
  expect(await alerts()).toEqual([])
})

test('a forgotten check-in, a long stay and a room for later days are counted, too', async () => {
  api.clock.set('2027-05-01T09:00:00Z')
  const unit = await property.addUnit()
  const second = await property.addUnit()
  const stays = [
    aStay(unit, '2027-05-01', '2027-06-20', { adults: 1 }),
    aStay(second, '2027-05-03', '2027-05-05', { adults: 2 }),
  ]
  const booked = { stays, guest: { first_name: 'Eva', last_name: 'Dlhá', phone: '+421900123456' } }
  const { id } = (await property.call('POST', '/reservations', booked)).body as { id: string }
  const at = async (day: string) => {
    api.clock.set(`${day}T15:00:00Z`)
    const counted = (await gaps()).filter(({ reservation }) => reservation.id === id)
    const missing = (await alerts()).find(({ kind }) => kind === 'guests_missing')?.count ?? 0
    return [counted.map(({ expected }) => expected), missing]
  }
  expect(await at('2027-05-01')).toEqual([[], 0])
  expect(await at('2027-05-02')).toEqual([[1], 1])
  expect(await at('2027-05-03')).toEqual([[3], 3])
  expect(await at('2027-07-20')).toEqual([[3], 3])
  expect(await at('2027-07-21')).toEqual([[], 0])
})

test('a complete sheet lets a guest check in, and an undone departure asks for no sheet', async () => {
  api.clock.set('2027-04-10T09:00:00Z')
  const stay = aStay(property.unit, '2027-04-10', '2027-04-12', { adults: 1 })
  const { number } = await book(api, [stay], { payment_method: 'on_site' })
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const id = found?.id ?? ''
  const put = async (path: string, body: object) => (await property.call('PUT', path, body)).status
  expect(await put(`/reservations/${id}`, { state: 'checked_in' })).toBe(409)
  expect(await put(`/reservations/${id}/guests`, { guests: [guest('Eva', 'SK')] })).toBe(200)
  expect(await put(`/reservations/${id}`, { state: 'checked_in' })).toBe(200)
  expect(await put(`/reservations/${id}`, { state: 'completed' })).toBe(200)
  await api.api.db.$client.query('delete from stay_guests where reservation = $1', [id])
  expect(await put(`/reservations/${id}`, { state: 'checked_in' })).toBe(200)
})
