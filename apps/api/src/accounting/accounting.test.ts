import type {
  AccountingExport,
  AccountingMonth,
  AccountingMonthDetail,
  EkasaGap,
} from '@dvor/contract/money/accounting.ts'
import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from, openBank } from '../testing/fixtures/a-statement.ts'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  api.clock.set('2027-05-10T09:00:00Z')
})
afterAll(() => api.close())

const uid = 'O-7DBCDA8A56EE426DBCDA8A56EE426D1A'
const month = async (name: string) =>
  (await property.call('GET', `/accounting-months/${name}`)).body as AccountingMonthDetail
const record = async (id: string, amount: number, more: object = {}) => {
  const body = { kind: 'payment', method: 'cash', amount, ...more }
  const answer = await property.call('POST', `/reservations/${id}/transaction-logs`, body)
  return { ...answer, entry: answer.body as TransactionLog }
}
const makeExport = async (name: string, format: 'csv' | 'pohoda') => {
  const answer = await property.call('POST', `/accounting-months/${name}/exports`, { format })
  expect(answer.status).toBe(200)
  return answer.body as AccountingExport
}
const fileOf = async ({ id }: AccountingExport) =>
  (await property.file(`/accounting-exports/${id}/file`)).bytes

describe('receipts of the e-kasa', () => {
  test('are stored with a payment, added later, and missed in a list', async () => {
    const id = await property.stay()
    const { entry: known } = await record(id, 1000, { ekasa_number: uid.toLowerCase() })
    expect(known).toMatchObject({ ekasa_number: uid, ekasa_at: '2027-05-10T09:00:00.000Z' })
    const { entry: missed } = await record(id, 500, { method: 'card' })
    await record(id, 700, { method: 'transfer' })
    const gaps = async () => (await property.call('GET', '/ekasa-gaps')).body as EkasaGap[]
    expect(await gaps()).toMatchObject([{ transaction: missed.id, method: 'card', amount: 500 }])
    const receipt = { ekasa_number: '1234', ekasa_at: '2027-05-10T09:05:00.000Z' }
    const answer = await property.call('PUT', `/transaction-logs/${missed.id}/ekasa`, receipt)
    expect(answer).toMatchObject({ status: 200, body: receipt })
    expect(await gaps()).toEqual([])
  })

  test.each([
    ['half of an identifier', { method: 'cash', ekasa_number: 'O-7DBC' }, 'invalid_ekasa'],
    ['a letter', { method: 'cash', ekasa_number: 'účtenka' }, 'invalid_ekasa'],
    ['a receipt of a transfer', { method: 'transfer', ekasa_number: uid }, 'invalid_value'],
  ])('%s is refused', async (_name, more, code) => {
    const id = await property.stay()
    const { status, body } = await record(id, 100, more)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: [{ path: 'ekasa_number', code }] },
    })
  })

  test('a reversed payment without a receipt is not missed', async () => {
    const id = await property.stay()
    const { entry } = await record(id, 100)
    await record(id, 100, { kind: 'reversal', reverses: entry.id })
    expect((await property.call('GET', '/ekasa-gaps')).body).toEqual([])
  })
})

describe('closing a month', () => {
  let reservation: string
  let entry: TransactionLog
  let invoice: string

  beforeAll(async () => {
    api.clock.set('2027-05-20T09:00:00Z')
    reservation = await property.stay({ company: aCompany })
    entry = (await record(reservation, 5000, { method: 'transfer' })).entry
    api.clock.set('2027-06-07T09:00:00Z')
    await property.to(reservation, 'checked_in', 'completed')
  })

  test('is refused before the month has ended', async () => {
    const early = await property.call('POST', '/accounting-months/2027-06/closing')
    expect(early).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('protects payments: nothing is deleted, changed or added in it', async () => {
    const closed = await property.call('POST', '/accounting-months/2027-05/closing')
    expect(closed.status).toBe(200)
    expect(closed.body).toMatchObject({ month: '2027-05', closed_by: expect.any(String) })
    const refusal = { status: 409, body: { code: 'period_closed', details: { month: '2027-05' } } }
    expect(await property.call('DELETE', `/transaction-logs/${entry.id}`)).toMatchObject(refusal)
    const { rows } = await api.api.db.$client.query<{ id: string }>(
      `select id from transaction_logs where method = 'cash' and created_at < '2027-06-01' limit 1`,
    )
    const receipt = { ekasa_number: '77', ekasa_at: '2027-05-10T09:05:00.000Z' }
    const late = await property.call('PUT', `/transaction-logs/${rows[0]?.id}/ekasa`, receipt)
    expect(late).toMatchObject(refusal)
    api.clock.set('2027-05-31T21:59:00Z')
    expect(await record(reservation, 100)).toMatchObject(refusal)
    api.clock.set('2027-06-07T09:00:00Z')
    expect((await record(reservation, 100)).status).toBe(200)
    const again = await property.call('POST', '/accounting-months/2027-05/closing')
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('protects documents: an invoice for a payment of the month is refused', async () => {
    const refused = await property.tryIssue(reservation, 'advance_invoice')
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'period_closed', details: { month: '2027-05' } },
    })
    invoice = (await property.issue(reservation, 'invoice'))[0]?.id ?? ''
  })

  test('leaves corrections to the open month: credit note and corrected invoice', async () => {
    api.clock.set('2027-07-02T09:00:00Z')
    expect((await property.call('POST', '/accounting-months/2027-06/closing')).status).toBe(200)
    const uninvoiced = async () => (await month('2027-06')).open.uninvoiced_stays
    expect(await uninvoiced()).toBe(0)
    expect((await property.call('POST', `/invoices/${invoice}/credit-note`, {})).status).toBe(200)
    expect(await uninvoiced()).toBe(1)
    const [corrected] = await property.issue(reservation, 'invoice')
    expect(corrected).toMatchObject({ issued_on: '2027-07-02', delivered_on: '2027-06-07' })
    const first = await property.stay({ company: aCompany })
    await property.to(first, 'checked_in', 'completed')
    const refused = await property.tryIssue(first, 'invoice')
    expect(refused).toMatchObject({ status: 409, body: { code: 'period_closed' } })
  })

  test('is undone with a reason, which stays', async () => {
    const reopen = (body: object) => property.call('POST', '/accounting-months/2027-05/reopening', body)
    expect((await reopen({ reason: ' ' })).status).toBe(400)
    expect((await reopen({ reason: 'Chýbala platba' })).status).toBe(200)
    expect((await reopen({ reason: 'Chýbala platba' })).status).toBe(404)
    expect((await property.call('DELETE', `/transaction-logs/${entry.id}`)).status).toBe(409)
    expect((await month('2027-05')).closings).toMatchObject([
      { reason: 'Chýbala platba', reopened_at: '2027-07-02T09:00:00.000Z' },
    ])
  })
})

describe('an export', () => {
  test('has the same bytes until something changes, and says what changed', async () => {
    api.clock.set('2028-01-20T09:00:00Z')
    const id = await property.stay()
    const { entry } = await record(id, 1500)
    await record(id, 2500, { method: 'transfer' })
    const [first, second] = [await makeExport('2028-01', 'csv'), await makeExport('2028-01', 'csv')]
    expect(second.checksum).toBe(first.checksum)
    expect((await fileOf(first)).equals(await fileOf(second))).toBe(true)
    expect((await month('2028-01')).changes).toEqual([])
    const { entry: added } = await record(id, 300, { method: 'transfer' })
    await property.call('PUT', `/transaction-logs/${entry.id}/ekasa`, {
      ekasa_number: '12',
      ekasa_at: '2028-01-20T09:05:00.000Z',
    })
    expect((await month('2028-01')).changes).toMatchObject([
      { change: 'changed', key: entry.id, amount: 1500 },
      { change: 'added', key: added.id, amount: 300 },
    ])
    const third = await makeExport('2028-01', 'pohoda')
    expect(third).toMatchObject({ count: 3, made_by: expect.any(String) })
    expect((await property.call('DELETE', `/transaction-logs/${added.id}`)).status).toBe(200)
    expect((await month('2028-01')).changes).toMatchObject([{ change: 'cancelled', key: added.id }])
    expect((await month('2028-01')).exports.map(({ format }) => format)).toEqual(['pohoda', 'csv', 'csv'])
  })

  test('is offered for a month with money of vouchers alone', async () => {
    api.clock.set('2028-03-20T09:00:00Z')
    await property.call('POST', '/vouchers', { value: 5000, method: 'cash' })
    const [newest] = (await property.call('GET', '/accounting-months')).body as AccountingMonth[]
    expect(newest).toMatchObject({ month: '2028-03', documents: 0, entries: 0 })
    expect((await makeExport('2028-03', 'csv')).count).toBe(1)
  })

  test('names money from a bank statement as a transfer', async () => {
    api.clock.set('2028-04-20T09:00:00Z')
    const bank = await openBank(api)
    const { body } = await property.call('GET', `/reservations/${await property.stay()}`)
    await bank.take([from((body as { number: string }).number, 24_900)])
    expect(String(await fileOf(await makeExport('2028-04', 'csv')))).toContain(';Prevod;')
    expect(String(await fileOf(await makeExport('2028-04', 'pohoda')))).toContain('Platba (Prevod)')
  })

  test('of a month in which nothing happened is refused', async () => {
    const empty = await property.call('POST', '/accounting-months/2031-01/exports', { format: 'csv' })
    expect(empty.status).toBe(404)
    expect((await property.call('GET', '/accounting-months/2031-13')).status).toBe(404)
  })
})
