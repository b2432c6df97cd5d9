import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { WeatherChoice, WeatherOccurrence } from '@dvor/contract/services/weather.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addRide, aSeat, freeOn, openRideProperty, type Ride } from '../../testing/fixtures/a-service.ts'
import { codeOf, detailOf } from '../../testing/fixtures/read-reservation.ts'
import { mailTo } from '../../testing/guest-mail.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, aStay, type TestProperty } from '../../testing/test-property.ts'
import { settleWeatherChoices } from './settle-choices.ts'

let api: TestApi
let property: TestProperty
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, property, close } = await openRideProperty())
})
afterAll(() => close())

const [saturday, sunday] = ['2027-03-13', '2027-03-14']
let ride: Ride
let later: string
beforeEach(async () => {
  api.clock.set('2027-03-10T09:00:00Z')
  ride = await addRide(property, { weather_dependent: true })
  const times = { weekday: 7, time_from: '10:00', time_to: '11:00', capacity: 4 }
  later = await property.add('service-slots', { service: ride.service, ...times })
})

/** A paid stay over the weekend with the ride on Saturday. */
async function booked(persons = 2, guest: object = aGuest) {
  const stays = [aStay(await property.addUnit(), '2027-03-12', '2027-03-15')]
  const body = { stays, services: [aSeat(ride, persons)], guest, state: 'confirmed' }
  const { id, token, total } = (await property.call('POST', '/reservations', body)).body as {
    id: string
    token: string
    total: number
  }
  await property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: total,
  })
  return { id, token, total }
}

const callOff = (slots = [ride.slot]) =>
  property.call('POST', '/weather-cancellations', { day: saturday, service_slots: slots, reason: 'Búrka.' })
const seen = async () =>
  ((await property.call('GET', `/weather-cancellations?day=${saturday}`)).body as WeatherOccurrence[]).find(
    ({ service_slot }) => service_slot === ride.slot,
  )
const choicesOf = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}/weather-choices`)).body as WeatherChoice[]
async function choose(token: string, answer: object) {
  const [choice] = await choicesOf(token)
  return api.call('POST', `/reservation-details/${token}/weather-choices/${choice?.id}`, { body: answer })
}
const sundayAt = (expected_total: number) => ({
  decision: 'other_time',
  service_slot: later,
  day: sunday,
  expected_total,
})
const attentionOf = async (id: string) =>
  ((await property.call('GET', `/reservations/${id}`)).body as { attention: string | null }).attention

test('one press tells each guest once, names those without e-mail, and a second one does nothing', async () => {
  const [{ id, token, total }] = [
    await booked(),
    await booked(1, { last_name: 'Bezmailová', phone: '+421900111222' }),
  ]
  expect(await seen()).toMatchObject({
    has_begun: false,
    cancelled_at: null,
    guests: [
      { reservation: id, persons: 2, amount: 3600, has_email: true, choice: null },
      { guest_name: 'Bezmailová', guest_phone: '+421900111222', has_email: false },
    ],
  })
  expect((await callOff()).body).toEqual({ reservations: 2 })
  expect((await callOff()).body).toEqual({ reservations: 0 })
  const mails = await mailTo(property, id, 'weather_called_off')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('Búrka.')
  expect(mails[0]?.body).toContain(`/rezervacia-detail/${token}#pocasie`)
  expect(await freeOn(api, ride)).toBe(0)
  expect((await detailOf(api, token)).price.total).toBe(total - 3600)
  expect(await seen()).toMatchObject({
    cancelled_at: expect.any(String),
    guests: [
      { choice: { decision: 'open' } },
      { guest_phone: '+421900111222', choice: { decision: 'open' } },
    ],
  })
  expect(await attentionOf(id)).toBeNull()
})

test('nothing is called off where one of the times has begun or does not depend on the weather', async () => {
  const { id } = await booked()
  const indoors = await addRide(property)
  expect(codeOf(await callOff([ride.slot, indoors.slot]))).toBe('invalid')
  api.clock.set(instantAt(saturday, '10:01').toISOString())
  expect(codeOf(await callOff())).toBe('conflict')
  expect(await mailTo(property, id, 'weather_called_off')).toEqual([])
})

test('the guest takes another time at the shown price, on days of the stay alone, and the owner sees it', async () => {
  const { id, token, total } = await booked()
  await callOff()
  const [choice] = await choicesOf(token)
  expect(choice).toMatchObject({ amount: 3600, persons: 2, decision: 'open', total_again: total })
  expect(choice?.times).toEqual([{ service_slot: later, day: sunday, time_from: '10:00', time_to: '11:00' }])
  expect(codeOf(await choose(token, sundayAt(total - 1)))).toBe('price_changed')
  const outside = { ...sundayAt(total), day: '2027-03-21' }
  expect(codeOf(await choose(token, outside))).toBe('change_not_allowed')
  expect((await choose(token, sundayAt(total))).body).toMatchObject([
    { decision: 'other_time', new_day: sunday, new_time: '10:00', times: [] },
  ])
  expect((await choose(token, sundayAt(total))).status).toBe(200)
  expect(codeOf(await choose(token, { decision: 'money' }))).toBe('conflict')
  const detail: ReservationDetail = await detailOf(api, token)
  expect([detail.price.total, detail.services.map(({ day }) => day)]).toEqual([total, [sunday]])
  expect((await seen())?.guests[0]?.choice).toMatchObject({ decision: 'other_time', new_day: sunday })
  expect(await attentionOf(id)).toBeNull()
})

test('money: at once where the guest wants it, else after the deadline, once, as an alert with the sum', async () => {
  const [wants, waits] = [await booked(), await booked()]
  await callOff()
  expect((await choose(wants.token, { decision: 'money' })).status).toBe(200)
  expect((await choose(wants.token, { decision: 'money' })).status).toBe(200)
  expect(await attentionOf(wants.id)).toContain('36,00')
  const settle = () =>
    settleWeatherChoices(api.api.db, { clock: api.clock, publicUrl: 'https://dvor.sk', log: api.app.log })
  await settle()
  expect(await attentionOf(waits.id)).toBeNull()
  api.clock.set('2027-03-13T23:30:00Z')
  expect(codeOf(await choose(waits.token, sundayAt(waits.total)))).toBe('conflict')
  await settle()
  await settle()
  const attention = (await attentionOf(waits.id)) ?? ''
  expect(attention.split('\n')).toHaveLength(1)
  expect(attention).toContain('36,00')
})

test('of two guests who choose the last seats at once one gets them, the other chooses again', async () => {
  const [one, other] = [await booked(2), await booked(2)]
  await callOff()
  await property.call('PUT', `/service-slots/${later}`, { capacity: 2 })
  const answers = await Promise.all([one, other].map(({ token, total }) => choose(token, sundayAt(total))))
  const refused = answers.filter(({ status }) => status !== 200).map((answer) => answer.status)
  expect(refused).toEqual([409])
  expect(await freeOn(api, { ...ride, slot: later }, sunday)).toBe(0)
  const open = await Promise.all([one, other].map(async ({ token }) => (await choicesOf(token))[0]?.decision))
  expect(open.toSorted()).toEqual(['open', 'other_time'])
})
