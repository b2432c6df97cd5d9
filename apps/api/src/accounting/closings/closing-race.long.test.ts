import type { AccountingMonthDetail } from '@dvor/contract/money/accounting.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
let reservation: string

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
afterAll(() => api.close())

/**
 * An entry booked on the last evening of May waits at a gate, in its transaction, while the next morning May is closed.
 * @returns the answers of both, and the sums that the closing froze beside those of the month
 */
async function race(guard: 'with' | 'without') {
  reservation = await property.stay()
  api.clock.set('2027-05-31T21:59:00Z')
  // The ledger's row is written before the history, at which the transaction waits.
  const gate = await raiseGate(api.connection, 'insert on history')
  const body = { kind: 'payment', method: 'transfer', amount: 100 }
  const booking = property.call('POST', `/reservations/${reservation}/transaction-logs`, body)
  await gate.crowd(1)
  api.clock.set('2027-06-01T06:00:00Z')
  const closing = property.call('POST', '/accounting-months/2027-05/closing')
  if (guard === 'with') await waitsForClosingLock()
  else await gate.crowd(2)
  await gate.open()
  const [booked, closed] = await Promise.all([booking, closing])
  await gate.close()
  const { rows } = await api.api.db.$client.query<{ frozen: number; now: number }>(
    `select c.entries as frozen, (select count(*)::int from transaction_logs
       where created_at >= '2027-04-30T22:00:00Z' and created_at < '2027-05-31T22:00:00Z') as now
     from accounting_closings c where c.reopened_at is null`,
  )
  await property.call('POST', '/accounting-months/2027-05/reopening', { reason: 'skúška' })
  return { booked: booked.status, closed: closed.status, ...rows[0] }
}

/** Waits until the closing waits for the writers' lock. */
async function waitsForClosingLock(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event = 'advisory' and query like '%accounting closings%'`
  let found = 0
  while (found === 0) found = (await api.api.db.$client.query(waiting)).rows.length
}

test('a closing waits for entries under way, and contains them', async () => {
  expect(await race('with')).toMatchObject({ booked: 200, closed: 200, frozen: 1, now: 1 })
  const { body } = await property.call('GET', '/accounting-months/2027-05')
  expect(body as AccountingMonthDetail).toMatchObject({ entries: 1, entries_total: 100 })
})

test('control: without the protection an entry is booked into a month that was closed without it', async () => {
  await api.api.db.$client.query('drop trigger closed_months_stay on transaction_logs')
  expect(await race('without')).toMatchObject({ booked: 200, closed: 200, frozen: 1, now: 2 })
})
