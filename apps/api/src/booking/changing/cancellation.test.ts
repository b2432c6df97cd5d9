import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRide, aSeat, holdSeats } from '../../testing/fixtures/a-service.ts'
import { aStay, actAtGateway, book, order, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { detailOf } from '../../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  // A tenth is kept from the first day on.
  await property.settings({ cancellation_rules: [{ days_before: 0, fee_percent: 10 }] })
})
afterAll(() => api.close())

/** A stay of 249 € with 9 € of tax whose deposit of 74,70 € is paid; cancelling costs a tenth of 240 €. */
async function aPaidStay(arrival: string, departure: string) {
  const unit = await property.addUnit()
  const { token, number, payment_url } = await book(api, [aStay(unit, arrival, departure)])
  await actAtGateway(api, payment_url, 'pay')
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  return { token, number, id: found?.id ?? '' }
}
const mails = async (id: string, key: string) =>
  (
    (await property.call('GET', `/outgoing-emails?reservation=${id}&key=${key}`)).body as {
      body: string
    }[]
  ).map(({ body }) => body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))

test('the owner sees both options, and everything is returned by default', async () => {
  const { id, token } = await aPaidStay('2027-05-01', '2027-05-04')
  expect(await property.call('GET', `/reservations/${id}/cancellation`)).toMatchObject({
    status: 200,
    body: { paid: 7470, fee: 2400, refund: 5070 },
  })
  const cancelled = await property.call('PUT', `/reservations/${id}`, { state: 'cancelled' })
  expect(cancelled).toMatchObject({
    status: 200,
    body: { to_return: 7470, cancellation_fee: 0, payment_status: 'overpaid' },
  })
  expect((cancelled.body as { attention: string }).attention.replaceAll('\u00A0', ' ')).toBe(
    'Rezerváciu ste zrušili. Treba vrátiť 74,70 €.',
  )
  expect(await detailOf(api, token)).toMatchObject({ due: 0, due_now: 0, to_return: 7470, transfer: null })
  const [mail] = await mails(id, 'reservation_cancelled')
  expect(mail).toMatch(/Vrátime vám:? +74,70 €/)
  expect(mail).not.toContain('Zostáva')
  const back = { kind: 'refund', method: 'card', amount: 7470 }
  await property.call('POST', `/reservations/${id}/transaction-logs`, back)
  expect((await property.call('GET', `/reservations/${id}`)).body).toMatchObject({
    to_return: 0,
    payment_status: 'refunded',
  })
  expect((await property.call('GET', `/reservations/${id}/cancellation`)).status).toBe(200)
})

test('the owner may keep the agreed fee; an undone cancellation keeps none', async () => {
  const { id } = await aPaidStay('2027-06-01', '2027-06-04')
  const kept = { state: 'cancelled', cancellation: 'by_rules' }
  expect((await property.call('PUT', `/reservations/${id}`, kept)).body).toMatchObject({
    to_return: 5070,
    cancellation_fee: 2400,
  })
  expect((await property.call('PUT', `/reservations/${id}`, { state: 'confirmed' })).body).toMatchObject({
    to_return: 0,
    cancellation_fee: null,
    payment_status: 'deposit_paid',
  })
})

test('guests who did not come pay no stay tax: it is returned, and the owner is told', async () => {
  const { id } = await aPaidStay('2027-05-01', '2027-05-04')
  await property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: 24_900 - 7470,
  })
  api.clock.set('2027-05-02T09:00:00Z')
  const missed = await property.call('PUT', `/reservations/${id}`, { state: 'no_show' })
  expect(missed.body).toMatchObject({ paid: 24_900, to_return: 900, payment_status: 'overpaid' })
  expect((missed.body as { attention: string }).attention.replaceAll('\u00A0', ' ')).toBe(
    'Hosť neprišiel a daň za ubytovanie sa neplatí. Treba vrátiť 9,00 €.',
  )
  const { body: month } = await property.call('GET', '/monthly-statements/2027-05')
  expect(month).toMatchObject({
    earned: { fees: 24_000, stay_tax: 0 },
    settled: { paid: 24_900, overpaid: 900 },
  })
  const back = { kind: 'refund', method: 'cash', amount: 900 }
  await property.call('POST', `/reservations/${id}/transaction-logs`, back)
  expect((await property.call('GET', `/reservations/${id}`)).body).toMatchObject({
    to_return: 0,
    attention: null,
  })
})

test('the guest’s calendar file follows the cancellation', async () => {
  const { token } = await aPaidStay('2027-08-01', '2027-08-04')
  const statuses = async () => {
    const file = await api.app.inject({ url: `/api/reservation-details/${token}/calendar.ics` })
    return file.body.match(/^STATUS:\w+/gm)
  }
  expect(await statuses()).toEqual(['STATUS:CONFIRMED'])
  await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  expect(await statuses()).toEqual(['STATUS:CANCELLED'])
})

test('guest and owner read the same returned amount everywhere', async () => {
  const { id, token } = await aPaidStay('2027-07-01', '2027-07-04')
  const quote = await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  expect(quote.body).toMatchObject({ fee: 2400, refund: 5070 })
  expect(await detailOf(api, token)).toMatchObject({ due: 0, to_return: 5070, cancellation_fee: 2400 })
  const [toGuest] = await mails(id, 'reservation_cancelled')
  expect(toGuest).toMatch(/Vrátime vám:? +50,70 €/)
  expect(toGuest).toMatch(/Storno poplatok:? +24,00 €/)
  const toOwner = await mails(id, 'owner_attention')
  expect(toOwner).toHaveLength(1)
  expect(toOwner[0]).toContain('treba vrátiť 50,70 €')
  expect((await property.call('GET', `/reservations/${id}`)).body).toMatchObject({ to_return: 5070 })
})

test('an order that is paid at once sends one e-mail, and later notices repeat nothing', async () => {
  const { id } = await aPaidStay('2027-08-01', '2027-08-04')
  const written = (await property.call('GET', `/outgoing-emails?reservation=${id}&_sort=createdAt:ASC`))
    .body as { key: string; state: string; to: string }[]
  expect(written.filter(({ to }) => to === 'jana@example.com').map(({ key, state }) => [key, state])).toEqual(
    [
      ['reservation_received', 'superseded'],
      ['reservation_confirmed', 'queued'],
    ],
  )
  const again = await property.call('POST', '/send-reservation-confirmation', { reservationId: id })
  expect(again.status).toBe(200)
  expect(await mails(id, 'reservation_confirmed')).toHaveLength(1)
  await property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: 1000,
  })
  expect(await mails(id, 'payment_received')).toHaveLength(1)
})

test('a payment for a room sold meanwhile: the guest reads that it was too late and is returned', async () => {
  const unit = await property.addUnit()
  const stay = aStay(unit, '2027-09-01', '2027-09-04')
  const { token, number, payment_url } = await book(api, [stay])
  api.clock.advanceMinutes(31)
  await book(api, [stay], { payment_method: 'on_site' })
  await actAtGateway(api, payment_url, 'pay')
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const id = found?.id ?? ''
  const [mail] = await mails(id, 'payment_too_late')
  expect(mail).toContain('Miesto pre vás, žiaľ, nedržíme')
  expect(mail).toMatch(/74,70 € ?vám vrátime/)
  expect(mail).not.toMatch(/Zostáva|do \./)
  expect(await mails(id, 'payment_received')).toEqual([])
  expect(await detailOf(api, token)).toMatchObject({
    state: 'expired',
    due: 0,
    to_return: 7470,
    transfer: null,
  })
})

test('a guest who pays on site gets no deposit request and no QR code', async () => {
  const unit = await property.addUnit()
  const { token } = await book(api, [aStay(unit, '2027-10-01', '2027-10-04')], { payment_method: 'on_site' })
  const detail = await detailOf(api, token)
  expect(detail).toMatchObject({ state: 'confirmed', transfer: null, due_now: detail.price.total })
})

test('activities without a stay are cancelled by the link until the first of them begins', async () => {
  await property.settings({ cancellation_rules: [{ days_before: 0, fee_percent: 0 }] })
  const ride = await addRide(property)
  const hold = await holdSeats(api, [aSeat(ride, 2, '2027-06-05')])
  const { body } = await order(api, hold, { payment_method: 'on_site' })
  const { token } = body as { token: string }
  const cancel = (dry_run: boolean) =>
    api.call('POST', `/reservation-details/${token}/cancellation`, { body: { dry_run } })
  api.clock.set('2027-06-05T07:59:00Z')
  expect(await detailOf(api, token)).toMatchObject({ can_cancel: true })
  expect(await cancel(true)).toMatchObject({ status: 200 })
  // Ten o'clock in the property.
  api.clock.set('2027-06-05T08:00:00Z')
  expect(await detailOf(api, token)).toMatchObject({ can_cancel: false })
  expect(await cancel(false)).toMatchObject({ status: 409, body: { code: 'transition_not_allowed' } })
})
