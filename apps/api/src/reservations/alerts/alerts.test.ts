import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReservationAlert } from '@dvor/contract/reservations/reservation-alerts.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { from, openBank } from '../../testing/fixtures/a-statement.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  api.clock.set('2027-03-10T09:00:00Z')
})
afterAll(() => api.close())

interface Row {
  id: string
  attention: string | null
  alerts: ReservationAlert[]
}
const rowOf = async (number: string) =>
  ((await property.call('GET', `/reservations?number=${number}`)).body as Row[])[0] as Row
const kindsOf = async (number: string) => (await rowOf(number)).alerts.map(({ kind }) => kind)
const flagged = async () =>
  ((await property.call('GET', '/dashboard')).body as Dashboard).attention.flagged.flatMap(
    ({ alerts }) => alerts,
  )

/** An order that awaits a transfer of 49,80 €. */
async function anOrder() {
  const stays = [aStay(await property.addUnit(), '2027-06-01', '2027-06-03')]
  return book(api, stays, { payment_method: 'transfer' })
}
const enter = (id: string, kind: string, amount: number) =>
  property.call('POST', `/reservations/${id}/transaction-logs`, { kind, method: 'cash', amount })

test('alerts of several kinds stand beside each other; each is closed by what settles it', async () => {
  const { number } = await anOrder()
  const { id } = await rowOf(number)
  const bank = await openBank(api)
  await bank.take([from(number, 1234)])
  await property.call('PUT', `/reservations/${id}`, { attention: 'Zavolať späť' })
  await enter(id, 'payment', 20_000)
  expect(await kindsOf(number)).toEqual(['transfer_unclear', 'note', 'refund_due'])
  expect((await rowOf(number)).attention?.split('\n')).toHaveLength(3)
  expect(await flagged()).toHaveLength(3)

  await enter(id, 'refund', 20_000 - 16_600)
  expect(await kindsOf(number)).toEqual(['transfer_unclear', 'note'])
  const [line] = await bank.lines(`variable_symbol=${number}&state=open`)
  await property.call('POST', `/statement-lines/${line?.id}/state`, { state: 'unrelated' })
  expect(await kindsOf(number)).toEqual(['note'])
  const [note] = (await rowOf(number)).alerts
  expect((await property.call('DELETE', `/reservation-alerts/${note?.id}`)).status).toBe(200)
  expect(await rowOf(number)).toMatchObject({ attention: null, alerts: [] })
  expect((await property.call('DELETE', `/reservation-alerts/${note?.id}`)).status).toBe(404)
  expect(await flagged()).toEqual([])
})

test('two unclear transfers are two alerts; the assigned one closes alone', async () => {
  const { number } = await anOrder()
  const { id } = await rowOf(number)
  const bank = await openBank(api)
  await bank.take([from(number, 1111), from(number, 2222)])
  expect(await kindsOf(number)).toEqual(['transfer_unclear', 'transfer_unclear'])
  const [line] = await bank.lines(`variable_symbol=${number}&state=open`)
  const body = { allocations: [{ reservation: id, amount: line?.amount }] }
  expect((await property.call('POST', `/statement-lines/${line?.id}/allocations`, body)).status).toBe(200)
  expect(await kindsOf(number)).toEqual(['transfer_unclear'])
})

const plainAttention = async (number: string) => (await rowOf(number)).attention?.replaceAll('\u00A0', ' ')

test('an order that expires with a part of its deposit raises a refund alert for the owner', async () => {
  const { number } = await anOrder()
  const { id } = await rowOf(number)
  await enter(id, 'payment', 4900)
  api.clock.set('2027-03-20T09:00:00Z')
  expect(await plainAttention(number)).toBe('Rezervácia prepadla. Treba vrátiť 49,00 €.')
  expect(await kindsOf(number)).toEqual(['refund_due'])
  const mails = (await property.call('GET', `/outgoing-emails?reservation=${id}`)).body as {
    key: string
    body: string
  }[]
  expect(mails.filter(({ key }) => key === 'owner_attention')).toHaveLength(1)
  const email = mails.find(({ key }) => key === 'reservation_expired')?.body.replaceAll('\u00A0', ' ')
  expect(email).toContain('prišla len časť platby')
  expect(email).toMatch(/Vrátime vám <strong>49,00 €/)
  expect(email).not.toContain('neprišla')
  await enter(id, 'refund', 4900)
  expect(await kindsOf(number)).toEqual([])
})

test('a rejected request that was paid leaves the refund to the owner; an unpaid one leaves nothing', async () => {
  const unit = await property.addUnit({ approval_required: true })
  const ask = async (arrival: string, departure: string) => {
    const { number } = await book(api, [aStay(unit, arrival, departure)], { payment_method: 'transfer' })
    return { number, id: (await rowOf(number)).id }
  }
  const [paid, unpaid] = [await ask('2027-06-01', '2027-06-03'), await ask('2027-07-01', '2027-07-03')]
  await enter(paid.id, 'payment', 1000)
  for (const { id } of [paid, unpaid])
    await property.call('PUT', `/reservations/${id}`, { state: 'rejected' })
  expect(await plainAttention(paid.number)).toBe('Rezerváciu ste zamietli. Treba vrátiť 10,00 €.')
  expect(await kindsOf(unpaid.number)).toEqual([])
})

test('an empty text closes all; the record sent back whole changes nothing', async () => {
  const { number } = await anOrder()
  const { id } = await rowOf(number)
  await property.call('PUT', `/reservations/${id}`, { attention: 'Prvá' })
  await property.call('PUT', `/reservations/${id}`, { attention: 'Druhá' })
  const { body } = await property.call('GET', `/reservations/${id}`)
  await property.call('PUT', `/reservations/${id}`, body)
  expect((await rowOf(number)).attention).toBe('Prvá\nDruhá')
  await property.call('PUT', `/reservations/${id}`, { attention: '' })
  expect(await rowOf(number)).toMatchObject({ attention: null, alerts: [] })
})
