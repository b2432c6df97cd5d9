import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { AccountingExport } from '@dvor/contract/money/accounting.ts'
import type { SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import type { Till } from '@dvor/contract/money/till.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagHeldDeposits } from './flag-held-deposits.ts'
import { aStay } from '../testing/test-property.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
let id: string

interface Shown {
  total: number
  due: number
  paid: number
  payment_status: string
  token: string
  stays: { accommodation_unit: { id: string } }[]
}

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  api.clock.set('2027-03-01T08:00:00Z')
  const unit = await unitOf(await property.stay())
  expect(
    (await property.call('PUT', `/accommodation-units/${unit}`, { security_deposit: 20_000 })).status,
  ).toBe(200)
  id = await property.stay({ stays: [aStay(unit ?? '', '2027-06-10', '2027-06-12')] })
})
afterAll(() => api.close())

const shown = async (reservation = id) =>
  (await property.call('GET', `/reservations/${reservation}`)).body as Shown
const unitOf = async (reservation: string) => (await shown(reservation)).stays[0]?.accommodation_unit.id
const read = async () =>
  (await property.call('GET', `/reservations/${id}/security-deposit`)).body as SecurityDeposit
const record = (kind: string, amount: number, more: object = {}) =>
  property.call('POST', `/reservations/${id}/security-deposit`, { kind, method: 'cash', amount, ...more })

test('takes over the security deposit of the unit and shows it to the guest', async () => {
  expect(await read()).toEqual({ agreed: 20_000, missing: 20_000, held: 0, entries: [] })
  const { token } = await shown()
  const { body } = await property.call('GET', `/reservation-details/${token}`)
  expect(body).toMatchObject({ security_deposit: 20_000 })
})

test('keeps the agreed sum when the unit gets another one', async () => {
  const unit = await unitOf(id)
  await property.call('PUT', `/accommodation-units/${unit}`, { security_deposit: 30_000 })
  expect(await read()).toMatchObject({ agreed: 20_000 })
  await property.call('PUT', `/accommodation-units/${unit}`, { security_deposit: 20_000 })
})

test('refuses more than agreed, more than held, and keeping without a reason', async () => {
  expect(await record('deposit_taken', 20_001)).toMatchObject({ status: 400 })
  expect(await record('deposit_returned', 1)).toMatchObject({ status: 400 })
  expect(await record('deposit_taken', 20_000, { method: 'voucher' })).toMatchObject({ status: 400 })
  expect(await record('deposit_taken', 20_000)).toMatchObject({
    status: 200,
    body: { held: 20_000, missing: 0 },
  })
  expect(await record('deposit_taken', 1)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'amount', code: 'too_big' }] },
  })
  expect(await record('deposit_kept', 5000)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'reason', code: 'required' }] },
  })
})

test('is in the till, the export and the statement under its own name', async () => {
  await record('deposit_kept', 5000, { reason: 'Rozbité okno' })
  await record('deposit_returned', 15_000)
  // 200 € taken, 50 € kept, 150 € returned: settled.
  expect(await read()).toMatchObject({ held: 0, missing: 0 })
  const { lines, sums } = (await property.call('GET', '/till')).body as Till
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit_taken', 20_000],
    ['deposit_returned', -15_000],
  ])
  expect(sums.expected).toBe(5000)
  expect(
    (await property.call('POST', '/till/handovers', { opening: 0, expected: 5000, counted: 5000 })).status,
  ).toBe(200)
  expect(((await property.call('GET', '/till')).body as Till).lines).toEqual([])
  const statement = (await property.call('GET', '/monthly-statements/2027-03')).body as MonthlyStatement
  expect(statement).toMatchObject({ kept_deposits: 5000, money: [], earned: { total: 0 } })
})

test('is no income in the exports: a receipt and an expense of the till, and a kept part of its own', async () => {
  const fileOf = async (format: string) => {
    const { body } = await property.call('POST', '/accounting-months/2027-03/exports', { format })
    return (await property.file(`/accounting-exports/${(body as AccountingExport).id}/file`)).bytes
  }
  const rows = (await fileOf('csv')).toString('utf8').split('\r\n')
  const cellsOf = (kind: string) =>
    rows
      .filter((row) => row.startsWith(kind))
      .map((row) => row.split(';'))
      .map((cells) => [cells[11], cells[14], cells[16], cells[17]])
  expect(cellsOf('Kaucia prijatá')).toEqual([['Hotovosť', '', '', '200,00']])
  expect(cellsOf('Kaucia vrátená')).toEqual([['Hotovosť', '', '', '-150,00']])
  // No money moves: the sum of the cash is that of the till.
  expect(cellsOf('Kaucia ponechaná')).toEqual([['', '', '', '-50,00']])
  expect(cellsOf('Platba')).toEqual([])
  const items = new TextDecoder('windows-1250').decode(await fileOf('pohoda')).split('<dat:dataPackItem ')
  const kindsOf = (text: string) =>
    items
      .filter((item) => item.includes(text))
      .map((item) => /<(?:vch:voucherType>\w+|int:intDoc )/.exec(item)?.[0])
  expect(kindsOf('Kaucia prijatá')).toEqual(['<vch:voucherType>receipt'])
  expect(kindsOf('Kaucia vrátená')).toEqual(['<vch:voucherType>expense'])
  expect(kindsOf('Kaucia ponechaná')).toEqual(['<int:intDoc '])
})

test('leaves price, balance and payment status alone, whatever is taken, returned or kept', async () => {
  const before = await shown()
  const step = fc.record({
    kind: fc.constantFrom('deposit_taken', 'deposit_returned', 'deposit_kept'),
    amount: fc.integer({ min: 1, max: 25_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
      for (const { kind, amount } of steps) await record(kind, amount, { reason: 'Škoda' })
      const { held, entries } = await read()
      expect(held).toBe(entries.reduce((sum, entry) => sum + entry.amount, 0))
      expect(held).toBeGreaterThanOrEqual(0)
      const { total, due, paid, payment_status } = await shown()
      expect({ total, due, paid, payment_status }).toEqual({
        total: before.total,
        due: before.due,
        paid: before.paid,
        payment_status: before.payment_status,
      })
    }),
    { numRuns: 8, seed: 1913 },
  )
})

test('follows the units when the stay moves to another one', async () => {
  const moved = await property.stay()
  const other = await unitOf(id)
  const stays = [aStay(other ?? '', '2027-07-10', '2027-07-12')]
  expect((await property.call('POST', `/reservations/${moved}/stays`, { stays })).status).toBe(200)
  const { body } = await property.call('GET', `/reservations/${moved}/security-deposit`)
  expect(body).toMatchObject({ agreed: 20_000 })
})

describe('a security deposit that is held after the departure', () => {
  const services = () => ({ clock: api.clock, publicUrl: 'http://127.0.0.1:3000' })
  let late: string
  const alertsAt = async (moment: string) => {
    api.clock.set(moment)
    await flagHeldDeposits(api.api.db, services())
    const { body } = await property.call('GET', `/reservations/${late}`)
    return (body as { alerts: { id: string; kind: string; reason: string }[] }).alerts
  }
  const move = (kind: string, amount: number, reason: string | null = null) =>
    property.call('POST', `/reservations/${late}/security-deposit`, { kind, method: 'cash', amount, reason })

  beforeAll(async () => {
    api.clock.set('2027-08-01T08:00:00Z')
    const unit = await property.addUnit({ security_deposit: 20_000 })
    late = await property.stay({ stays: [aStay(unit, '2027-08-10', '2027-08-12')] })
    await move('deposit_taken', 20_000)
  })

  test('is an alert from the third day on, once', async () => {
    expect(await alertsAt('2027-08-14T20:00:00Z')).toEqual([])
    await alertsAt('2027-08-15T05:00:00Z')
    const alerts = await alertsAt('2027-08-16T05:00:00Z')
    expect(alerts).toMatchObject([{ kind: 'deposit_held' }])
    expect(alerts[0]?.reason.replaceAll('\u00A0', ' ')).toBe(
      'Kaucia 200,00 € je stále u vás, pobyt sa skončil 12. 8. 2027.',
    )
  })

  test('stays one until nothing is held', async () => {
    await move('deposit_kept', 5000, 'Rozbité okno')
    expect(await alertsAt('2027-08-17T05:00:00Z')).toMatchObject([
      { reason: expect.stringContaining('150,00') },
    ])
    await move('deposit_returned', 15_000)
    expect(await alertsAt('2027-08-18T05:00:00Z')).toEqual([])
  })

  test('is not raised again after a person has closed it', async () => {
    await move('deposit_taken', 15_000)
    const [alert] = await alertsAt('2027-08-19T05:00:00Z')
    const closed = await property.call('DELETE', `/reservation-alerts/${alert?.id}`)
    expect(closed.status).toBe(200)
    expect(await alertsAt('2027-08-20T05:00:00Z')).toEqual([])
  })
})

test('refuses to delete a reservation with a security deposit', async () => {
  expect(await property.call('DELETE', `/reservations/${id}`)).toMatchObject({ status: 409 })
})
