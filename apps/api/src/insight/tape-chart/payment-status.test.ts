import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>) {
  const answer = await property.call(method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Answer
}
const read = () => call<TapeChart>('GET', '/tape-chart?from=2027-07-10&to=2027-07-24')
const reserve = (last_name: string, unit: string) =>
  call<{ id: string; total: number }>('POST', '/reservations', {
    stays: [aStay(unit, '2027-07-12', '2027-07-15')],
    guest: { last_name, phone: '+421 900 111 222' },
  })

interface Reservation {
  payment_status: string
  transaction_logs: { id: string; kind: string }[]
}

test('a stay’s payment status stays that of the reservation with each entry of the ledger', async () => {
  const { id, total } = await reserve('Vrátené', property.unit)
  const enter = async (kind: string, amount: number, reverses?: string) => {
    const entry = { kind, method: 'cash', amount, reverses }
    await call('POST', `/reservations/${id}/transaction-logs`, entry)
    const shown = await call<Reservation>('GET', `/reservations/${id}`)
    expect((await read()).stays[0]?.payment_status).toBe(shown.payment_status)
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
  const [stay] = (await read()).stays
  const { id, total, deposit_due } = await call<Record<'total' | 'deposit_due', number> & { id: string }>(
    'GET',
    `/reservations/${stay?.reservation}`,
  )
  expect(deposit_due).toBeGreaterThan(0)
  const payment = { kind: 'payment', method: 'cash', amount: total - 100 }
  await call('POST', `/reservations/${id}/transaction-logs`, payment)
  expect((await call<Reservation>('GET', `/reservations/${id}`)).payment_status).toBe('partially_paid')
  expect((await read()).stays[0]?.payment_status).toBe('partially_paid')
})
