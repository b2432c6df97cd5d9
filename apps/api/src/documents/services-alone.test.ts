import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { AccountingMonthDetail } from '@dvor/contract/money/accounting.ts'
import type { OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addRide, aSeat, holdSeats, type Ride } from '../testing/fixtures/a-service.ts'
import {
  aCompany,
  buildInvoicingProperty,
  type InvoicingProperty,
  type Shown,
} from '../testing/fixtures/invoicing.ts'
import { noFiles } from '../testing/files/no-files.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { order } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { issueWaiting } from './issue-waiting.ts'

let api: TestApi
let property: InvoicingProperty
let ride: Ride
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  const vat_rates = [
    { kind: 'other', rate: 23, valid_from: '2025-01-01' },
    { kind: 'other', rate: 25, valid_from: '2028-01-01' },
  ]
  await property.settings({ vat_rates, automatic_invoices: 'companies' })
  ride = await addRide(property, {}, { weekday: 5 })
})
beforeEach(() => api.clock.set('2027-12-15T09:00:00Z'))
afterAll(() => api.close())

/** A company's two rides without a stay for 36 €, the last one on New Year's Eve. */
async function twoRides(): Promise<string> {
  const hold = await holdSeats(api, [aSeat(ride, 1, '2027-12-24'), aSeat(ride, 1, '2027-12-31')])
  const { body } = await order(api, hold, { payment_method: 'on_site', more: { company: aCompany } })
  return idOf(property, (body as OrderResult).number)
}
const issueDue = () =>
  issueWaiting({
    db: api.api.db,
    clock: api.clock,
    documentFiles: noFiles,
    files: noFiles,
    log: api.app.log,
  })
async function documentsOf(id: string, kind: string): Promise<Shown[]> {
  const { body } = await property.call('GET', `/invoices?reservation=${id}&kind=${kind}`)
  return body as Shown[]
}
const read = async <T>(path: string) => (await property.call('GET', path)).body as T

test('the last day of activities without a stay is the day of supply and decides month and rate', async () => {
  const id = await twoRides()
  const openIn = async (month: string) =>
    (await read<AccountingMonthDetail>(`/accounting-months/${month}`)).open.uninvoiced_stays
  const earnedIn = async (month: string) =>
    (await read<MonthlyStatement>(`/monthly-statements/${month}`)).earned.other
  api.clock.set('2028-01-05T09:00:00Z')
  await property.to(id, 'checked_in', 'completed')
  expect([await openIn('2027-12'), await openIn('2028-01')]).toEqual([1, 0])
  expect([await earnedIn('2027-12'), await earnedIn('2028-01')]).toEqual([3600, 0])
  expect(await property.issue(id, 'invoice')).toMatchObject([
    { delivered_on: '2027-12-31', issued_on: '2028-01-05', total: 3600, vat: 673 },
  ])
  expect(await openIn('2027-12')).toBe(0)
})

test('a payment before activities without a stay gets its invoice', async () => {
  const id = await twoRides()
  await property.pay(id, 1000)
  await issueDue()
  expect(await documentsOf(id, 'advance_invoice')).toMatchObject([{ total: 1000 }])
  api.clock.set('2027-12-24T11:00:00Z')
  await property.pay(id, 500)
  await issueDue()
  expect(await documentsOf(id, 'advance_invoice')).toHaveLength(1)
})

test('no invoice is issued automatically long after activities without a stay', async () => {
  const id = await twoRides()
  api.clock.set('2028-01-16T09:00:00Z')
  await property.to(id, 'checked_in', 'completed')
  await issueDue()
  expect(await documentsOf(id, 'invoice')).toEqual([])
  api.clock.set('2028-01-15T09:00:00Z')
  await issueDue()
  expect(await documentsOf(id, 'invoice')).toHaveLength(1)
})
