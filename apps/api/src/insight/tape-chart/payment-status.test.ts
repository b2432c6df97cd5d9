import { afterAll, beforeEach, expect, test } from 'vitest'
import { chartCalls } from '../../testing/calls/chart-calls.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let calls: ReturnType<typeof chartCalls>
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  calls = chartCalls(property)
})
afterAll(() => properties.close())

interface Reservation {
  payment_status: string
  transaction_logs: { id: string; kind: string }[]
}

test('a stay’s payment status stays that of the reservation with each entry of the ledger', async () => {
  const { id, total } = await calls.reserve('Vrátené', property.unit)
  const enter = async (kind: string, amount: number, reverses?: string) => {
    const entry = { kind, method: 'cash', amount, reverses }
    await calls.call('POST', `/reservations/${id}/transaction-logs`, entry)
    const shown = await calls.call<Reservation>('GET', `/reservations/${id}`)
    expect((await calls.read()).stays[0]?.payment_status).toBe(shown.payment_status)
    return shown
  }
  const seen = [await enter('payment', 5000), await enter('payment', total - 5000)]
  const refunded = await enter('refund', 4000)
  const refund = refunded.transaction_logs.find(({ kind }) => kind === 'refund')
  seen.push(refunded, await enter('reversal', 4000, refund?.id), await enter('refund', total))
  expect(seen.map(({ payment_status }) => payment_status)).toEqual([
    'partially_paid',
    'paid',
    'partially_refunded',
    'paid',
    'refunded',
  ])
})

test('a guest who pays on site owes no deposit, so a part is a part on the chart, too', async () => {
  await book(api, [aStay(property.unit, '2027-07-12', '2027-07-15')], { payment_method: 'on_site' })
  const [stay] = (await calls.read()).stays
  const { id, total, deposit_due } = await calls.call<
    Record<'total' | 'deposit_due', number> & { id: string }
  >('GET', `/reservations/${stay?.reservation}`)
  expect(deposit_due).toBeGreaterThan(0)
  const payment = { kind: 'payment', method: 'cash', amount: total - 100 }
  await calls.call('POST', `/reservations/${id}/transaction-logs`, payment)
  expect((await calls.call<Reservation>('GET', `/reservations/${id}`)).payment_status).toBe('partially_paid')
  expect((await calls.read()).stays[0]?.payment_status).toBe('partially_paid')
})
