import { addDays } from '@dvor/format/days.ts'
import { endOfDayInstant, todayIn } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, actAtGateway, book, hold, order, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { addRide, aSeat } from '../../testing/fixtures/a-service.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

interface Record {
  id: string
  state: string
  pay_by: string | null
  approve_by: string | null
  deposit_due: number
  total: number
  allowed_transitions: string[]
}

const found = async (number: string) =>
  ((await property.call('GET', `/reservations?number=${number}`)).body as Record[])[0] as Record
const move = (id: string, state: string) =>
  property.call('PUT', `/reservations/${id}`, { state, register_later: true })

test('a unit with approval waits for it, then for the payment with its days', async () => {
  const unit = await property.addUnit({ approval_required: true })
  const { number, state, payment_url } = await book(api, [aStay(unit, '2027-07-01', '2027-07-05')])
  expect({ state, payment_url }).toEqual({ state: 'pending_approval', payment_url: null })
  const { id, allowed_transitions } = await found(number)
  expect(allowed_transitions).toEqual(['awaiting_payment', 'confirmed', 'cancelled', 'rejected'])
  const approved = (await move(id, 'awaiting_payment')).body as Record
  // Five days for a transfer, to the end of the day in Bratislava.
  expect(approved).toMatchObject({ state: 'awaiting_payment', pay_by: '2027-03-15T22:59:59.999Z' })
})

test('a group above the set number of persons waits for approval, in several rooms and in a whole farm', async () => {
  const big = { capacity: 12, extra_beds: 0 }
  const rooms = [await property.addUnit(big), await property.addUnit(big)]
  const farm = await property.addUnit({ ...big, let_as: 'property', capacity: 24 })
  const stayOf = (unit: string, adults: number, from: string, to: string) => ({
    ...aStay(unit, from, to),
    adults,
    children_ages: [9],
  })
  await property.settings({ approval_persons: 20 })
  const stateOf = async (stays: ReturnType<typeof stayOf>[]) => (await book(api, stays)).state
  const inRooms = (second: number, from: string, to: string) =>
    rooms.map((room, index) => stayOf(room, index === 0 ? 10 : second, from, to))
  // Ten adults and a child, and eight adults and a child: twenty persons.
  expect(await stateOf(inRooms(8, '2027-08-01', '2027-08-03'))).toBe('awaiting_payment')
  expect(await stateOf(inRooms(9, '2027-08-04', '2027-08-06'))).toBe('pending_approval')
  expect(await stateOf([stayOf(farm, 19, '2027-08-10', '2027-08-12')])).toBe('awaiting_payment')
  expect(await stateOf([stayOf(farm, 20, '2027-08-13', '2027-08-15')])).toBe('pending_approval')
  await property.settings({ approval_persons: null })
})

test('a late approval moves the balance behind the deposit; a nearer arrival is paid in one sum', async () => {
  const unit = await property.addUnit({ approval_required: true })
  const { number } = await book(api, [aStay(unit, '2027-03-30', '2027-04-02')])
  const near = await book(api, [aStay(property.unit, '2027-03-29', '2027-04-02')])
  expect(await found(near.number)).toMatchObject({ price: { balance_due_on: null } })
  api.clock.advanceMinutes(40 * 60)
  const { id, deposit_due, total } = await found(number)
  expect(deposit_due).toBeLessThan(total)
  // Ordered on 10 March with the balance on the 16th; approved on the 12th with five days for the deposit.
  expect((await move(id, 'awaiting_payment')).body).toMatchObject({
    pay_by: '2027-03-17T22:59:59.999Z',
    price: { balance_due_on: '2027-03-17' },
  })
})

test('a transfer that is chosen after a late approval keeps the deadline of the approval', async () => {
  await property.settings({ transfer_days: 1, approval_hours: 72 })
  const unit = await property.addUnit({ approval_required: true })
  const { number, token } = await book(api, [aStay(unit, '2027-07-01', '2027-07-05')])
  api.clock.advanceMinutes(60 * 60)
  const { id } = await found(number)
  const { pay_by } = (await move(id, 'awaiting_payment')).body as Record
  const answer = await api.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'transfer' },
  })
  expect(answer).toMatchObject({ status: 200, body: { detail: { state: 'awaiting_payment', pay_by } } })
  await property.settings({ transfer_days: 5, approval_hours: 48 })
})

test('without an answer the request expires and its nights are free', async () => {
  const unit = await property.addUnit({ approval_required: true })
  const { token } = await book(api, [aStay(unit, '2027-07-01', '2027-07-05')])
  api.clock.advanceMinutes(48 * 60)
  expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({ state: 'expired' })
  await hold(api, [aStay(unit, '2027-07-01', '2027-07-05')])
})

test('a request for tomorrow waits at the latest until the end of the day of arrival', async () => {
  const unit = await property.addUnit({ approval_required: true })
  const day = (days: number) => addDays(todayIn(api.clock.now()), days)
  const stays = [aStay(unit, day(1), day(2))]
  const { token, number } = await book(api, stays, { payment_method: 'on_site' })
  const { approve_by } = await found(number)
  expect(approve_by).toBe(endOfDayInstant(day(1)).toISOString())
  api.clock.set(approve_by ?? '')
  expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({ state: 'expired' })
})

test('a request that is paid on site waits for no money: its approval confirms it for good', async () => {
  const unit = await property.addUnit({ approval_required: true })
  const { number, token } = await book(api, [aStay(unit, '2027-07-01', '2027-07-05')], {
    payment_method: 'on_site',
  })
  const { id, allowed_transitions } = await found(number)
  expect(allowed_transitions).toEqual(['confirmed', 'cancelled', 'rejected'])
  expect(await move(id, 'awaiting_payment')).toMatchObject({
    status: 409,
    body: { code: 'transition_not_allowed' },
  })
  expect((await move(id, 'confirmed')).body).toMatchObject({ state: 'confirmed', pay_by: null })
  api.clock.advanceMinutes(6 * 24 * 60)
  expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({ state: 'confirmed' })
})

test('the owner checks a guest in and out and can undo a departure; other transitions are refused', async () => {
  const { number, payment_url } = await book(api, [aStay(property.unit, '2027-07-01', '2027-07-05')])
  await actAtGateway(api, payment_url, 'pay')
  const { id } = await found(number)
  expect(await move(id, 'completed')).toMatchObject({
    status: 409,
    body: { code: 'transition_not_allowed', details: { from: 'confirmed', arrival: '2027-07-01' } },
  })
  for (const state of ['checked_in', 'completed', 'checked_in', 'completed'])
    expect(await move(id, state)).toMatchObject({ status: 200, body: { state } })
  const history = (await property.call('GET', `/reservations/${id}/history`)).body as {
    action: string
    after: { state?: string }
  }[]
  expect(history.filter(({ action }) => action === 'state').map(({ after }) => after.state)).toEqual([
    'awaiting_payment',
    'confirmed',
    'checked_in',
    'completed',
    'checked_in',
    'completed',
  ])
  const messages = (await property.call('GET', `/reservations/${id}/messages`)).body as { key: string }[]
  expect(messages.filter(({ key }) => key === 'reservation_reopened')).toHaveLength(1)
})

test('a guest cannot fail to come before the day of arrival', async () => {
  const { number } = await book(api, [aStay(property.unit, '2027-07-10', '2027-07-12')], {
    payment_method: 'on_site',
  })
  const { id, allowed_transitions } = await found(number)
  expect(allowed_transitions).toEqual(['checked_in', 'cancelled'])
  expect(await move(id, 'no_show')).toMatchObject({ status: 409, body: { code: 'transition_not_allowed' } })
  expect(await found(number)).toMatchObject({ state: 'confirmed' })
})

test('a cancelled stay can be confirmed again only while its nights are free', async () => {
  const { number } = await book(api, [aStay(property.unit, '2027-08-01', '2027-08-05')], {
    payment_method: 'on_site',
  })
  const { id } = await found(number)
  await move(id, 'cancelled')
  expect(await move(id, 'confirmed')).toMatchObject({ status: 200 })
  await move(id, 'cancelled')
  await hold(api, [aStay(property.unit, '2027-08-04', '2027-08-06')])
  expect(await move(id, 'confirmed')).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
})

test('a guest cancels by the link: the preview equals the result', async () => {
  await property.settings({
    cancellation_rules: [
      { days_before: 30, fee_percent: 0 },
      { days_before: 7, fee_percent: 50 },
    ],
  })
  const { token, payment_url, number } = await book(api, [aStay(property.unit, '2027-09-01', '2027-09-03')])
  await actAtGateway(api, payment_url, 'pay')
  const path = `/reservation-details/${token}/cancellation`
  const quote = await api.call('POST', path, { body: { dry_run: true } })
  expect(quote).toMatchObject({ status: 200, body: { fee: 0, refund: 4980 } })
  expect(await found(number)).toMatchObject({ state: 'confirmed' })
  expect((await api.call('POST', path, { body: {} })).body).toEqual(quote.body)
  expect(await found(number)).toMatchObject({
    state: 'cancelled',
    attention: expect.stringMatching(/^Hosť rezerváciu zrušil\. Podľa podmienok mu treba vrátiť 49,80\s€\.$/),
  })
  expect(await api.call('POST', path, { body: {} })).toMatchObject({ status: 409 })
})

test('a change of stays previews its difference, and a refused one changes nothing', async () => {
  const unit = await property.addUnit()
  const { number } = await book(api, [aStay(unit, '2027-10-01', '2027-10-03')], { payment_method: 'on_site' })
  await hold(api, [aStay(unit, '2027-10-04', '2027-10-05')])
  const { id } = await found(number)
  const longer = { stays: [aStay(unit, '2027-10-01', '2027-10-04')] }
  const path = `/reservations/${id}/stays`
  expect(await property.call('POST', `${path}?dry_run`, longer)).toMatchObject({
    status: 200,
    body: { before: 16_600, difference: 8300 },
  })
  expect(await found(number)).toMatchObject({ departure: '2027-10-03', total: 16_600 })
  expect(await property.call('POST', path, longer)).toMatchObject({ status: 200, body: { difference: 8300 } })
  expect(await found(number)).toMatchObject({ departure: '2027-10-04', total: 24_900, due: 24_900 })
  expect(
    await property.call('POST', path, { stays: [aStay(unit, '2027-10-01', '2027-10-05')] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'nights_taken' },
  })
  expect(await found(number)).toMatchObject({ departure: '2027-10-04' })
})

test('replaced terms must be accepted again', async () => {
  const guestHold = await hold(api, [aStay(property.unit, '2027-11-01', '2027-11-03')], '10.2.2.2')
  expect(await order(api, guestHold, { more: { terms_version: '0' } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'terms_version', code: 'mismatch' }] },
  })
})

test('a refused transition of services alone says that there is no stay', async () => {
  const answer = await property.call('POST', '/reservations', {
    stays: [],
    services: [aSeat(await addRide(property))],
    guest: { last_name: 'Jazdecká', phone: '+421 900 111 222' },
    state: 'confirmed',
  })
  const { id } = answer.body as { id: string }
  expect((await move(id, 'completed')).body).toMatchObject({
    code: 'transition_not_allowed',
    details: { from: 'confirmed', to: 'completed', arrival: null },
  })
})
