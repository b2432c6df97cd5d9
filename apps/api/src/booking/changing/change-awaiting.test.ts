import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueWaiting } from '../../documents/issue-waiting.ts'
import { from, openBankProperty, type Bank } from '../../testing/fixtures/a-statement.ts'
import { noFiles } from '../../testing/files/no-files.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { actAtGateway, aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { detailOf, idOf } from '../../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
})
beforeEach(() => api.clock.set('2027-03-10T09:00:00Z'))
afterAll(() => api.close())

const issue = () =>
  issueWaiting({
    db: api.api.db,
    clock: api.clock,
    documentFiles: noFiles,
    files: noFiles,
    log: api.app.log,
  })

/** An order of three nights that awaits its deposit of 74,70 €, with the request for it. */
async function awaiting(payment_method = 'transfer') {
  const unit = await property.addUnit()
  const stays = [aStay(unit, '2027-06-01', '2027-06-04')]
  const { token, number, payment_url } = await book(api, stays, { payment_method })
  await issue()
  return { token, number, id: await idOf(property, number), unit, payment_url }
}

const stays = (unit: string, departure: string) => [aStay(unit, '2027-06-01', departure)]
async function ownersChange(id: string, unit: string, departure: string) {
  const answer = await property.call('POST', `/reservations/${id}/stays?dry_run`, {
    stays: stays(unit, departure),
  })
  const { price } = answer.body as GuestChangeOutcome
  const body = { stays: stays(unit, departure), expected_total: price.total }
  expect(await property.call('POST', `/reservations/${id}/stays`, body)).toMatchObject({ status: 200 })
}
async function guestsChange(token: string, departure: string) {
  const [stay] = (await detailOf(api, token)).stays
  const { id = '', arrival = '', adults = 0 } = stay ?? {}
  const request = { stays: [{ id, arrival, departure, adults }] }
  const change = (more: object) =>
    api.call('POST', `/reservation-details/${token}/changes`, { body: { ...request, ...more } })
  const { price } = (await change({ dry_run: true })).body as GuestChangeOutcome
  expect(await change({ expected_total: price.total })).toMatchObject({ status: 200 })
}

interface Request {
  id: string
  due: number
  superseded_at: string | null
}
const requests = async (id: string) =>
  (await property.call('GET', `/invoices?reservation=${id}&kind=deposit_request&_sort=number:ASC`))
    .body as Request[]
interface Mail {
  key: string
  body: string
  attachments?: unknown
}
const mails = async (id: string) =>
  (await property.call('GET', `/outgoing-emails?reservation=${id}&_sort=createdAt:DESC`)).body as Mail[]

describe('a change while money is awaited', () => {
  test.each([
    [
      'owner',
      async ({ id, unit }: Awaited<ReturnType<typeof awaiting>>) => ownersChange(id, unit, '2027-06-05'),
    ],
    ['guest', async ({ token }: Awaited<ReturnType<typeof awaiting>>) => guestsChange(token, '2027-06-05')],
  ])('by the %s asks for the new sum and supersedes the old request', async (_who, change) => {
    const order = await awaiting()
    const [old] = await requests(order.id)
    expect(old).toMatchObject({ due: 7470, superseded_at: null })
    await change(order)
    const after = await detailOf(api, order.token)
    expect(after).toMatchObject({ state: 'awaiting_payment', due_now: 9960, transfer: { amount: 9960 } })
    expect(after.documents).toEqual([])
    const mail = (await mails(order.id)).find(({ key }) => key === 'reservation_changed')
    expect(mail?.body).toContain(formatMoney(9960, 'sk'))
    expect(mail?.body).toContain('#platba')
    expect(mail?.body).not.toContain(formatMoney(7470, 'sk'))
    await issue()
    await issue()
    const shown = await requests(order.id)
    expect(shown).toMatchObject([{ due: 7470 }, { due: 9960, superseded_at: null }])
    expect(shown[0]?.superseded_at).not.toBeNull()
    expect((await detailOf(api, order.token)).documents.map(({ id }) => id)).toEqual([shown[1]?.id])
  })

  test('a service added by the owner is written to the guest with the new sum; its removal, too', async () => {
    const breakfast = await property.add('common-services', {
      title: 'Raňajky',
      price: 10_000,
      price_unit: 'stay',
      vat_kind: 'food',
    })
    const { id, token } = await awaiting()
    const body = { common_service: breakfast, quantity: 1 }
    const path = `/reservations/${id}/common-service-reservations`
    const { price } = (await property.call('POST', `${path}?dry_run`, body)).body as GuestChangeOutcome
    await property.call('POST', path, { ...body, expected_total: price.total })
    const { due_now, common_services } = await detailOf(api, token)
    expect(due_now).toBe(10_470)
    const added = (await mails(id)).find(({ key }) => key === 'reservation_changed')
    expect(added?.body).toContain(formatMoney(10_470, 'sk'))
    await property.call('DELETE', `/common-service-reservations/${common_services[0]?.id}`)
    await issue()
    const removed = (await mails(id)).find(({ key }) => key === 'service_removed')
    expect(removed?.body).toContain(formatMoney(7470, 'sk'))
    const valid = (await requests(id)).filter(({ superseded_at }) => superseded_at === null)
    expect(valid).toMatchObject([{ due: 7470 }])
  })

  test.each([
    ['before a nearer arrival', '2027-03-12', '2027-03-11T22:59:59.999Z'],
    ['nowhere on the day of arrival, when the owner meets the guest', '2027-03-10', null],
    ['no later with a later arrival', '2027-08-01', '2027-03-15T22:59:59.999Z'],
  ])('by the owner moves the deadline %s', async (_where, arrival, pay_by) => {
    const { id, token, unit } = await awaiting()
    const moved = { stays: [aStay(unit, arrival, addDays(arrival, 3))] }
    expect(await property.call('POST', `/reservations/${id}/stays`, moved)).toMatchObject({ status: 200 })
    expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', pay_by })
    await issue()
  })

  test('a payment of the old sum is booked, and the rest is asked for', async () => {
    const { id, token, number, unit } = await awaiting()
    await ownersChange(id, unit, '2027-06-05')
    await issue()
    expect(await bank.take([from(number, 7470)])).toMatchObject({ assigned: 1, booked: 7470 })
    expect(await detailOf(api, token)).toMatchObject({
      state: 'awaiting_payment',
      paid: 7470,
      due_now: 9960 - 7470,
      transfer: { amount: 2490 },
    })
    const mail = (await mails(id)).find(({ key }) => key === 'payment_received')
    expect(mail?.body).toContain(formatMoney(2490, 'sk'))
    expect(mail?.body).toContain('#platba')
    await issue()
    const valid = (await requests(id)).filter(({ superseded_at }) => superseded_at === null)
    expect(valid).toMatchObject([{ due: 2490 }])
    // The same sum a second time is no longer certain.
    expect(await bank.take([from(number, 7470)])).toMatchObject({ assigned: 0, open: 1 })
    expect(await bank.take([from(number, 2490)])).toMatchObject({ assigned: 1 })
    expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', due: 33_200 - 9960 })
  })

  test('a payment of an old, higher sum confirms a cheaper reservation', async () => {
    const { id, token, number, unit } = await awaiting()
    await ownersChange(id, unit, '2027-06-02')
    expect(await bank.take([from(number, 7470)])).toMatchObject({ assigned: 1 })
    expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', paid: 7470, due: 830 })
  })

  test('the owner makes it cheaper than what was paid: the reservation is confirmed', async () => {
    const { id, token, unit } = await awaiting()
    const payment = { kind: 'payment', method: 'transfer', amount: 5000 }
    await property.call('POST', `/reservations/${id}/transaction-logs`, payment)
    expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment' })
    await ownersChange(id, unit, '2027-06-03')
    expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', paid: 5000 })
  })

  test('a payment page with the old sum books what was paid and leaves the rest due', async () => {
    const { token, payment_url, unit, id } = await awaiting('sandbox')
    await ownersChange(id, unit, '2027-06-05')
    await actAtGateway(api, payment_url, 'pay')
    const { paid, state, due_now, online_payment } = await detailOf(api, token)
    expect({ paid, state, due_now, online_payment }).toEqual({
      paid: 7470,
      state: 'awaiting_payment',
      due_now: 2490,
      online_payment: 'paid',
    })
  })
})
