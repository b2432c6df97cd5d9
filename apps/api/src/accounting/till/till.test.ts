import type { Till, TillHandover } from '@dvor/contract/money/till.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { readPdf, withoutSpace } from '../../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
let id: string

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  api.clock.set('2027-03-01T08:00:00Z')
  id = await property.stay()
})
afterAll(() => api.close())

const till = async () => (await property.call('GET', '/till')).body as Till
const record = (amount: number, more: object = {}) =>
  property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount,
    ...more,
  })
const move = (kind: string, amount: number, note = 'Drobné z banky') =>
  property.call('POST', '/till/movements', { kind, amount, note })
const handOver = (counted: number, expected: number, more: object = {}) =>
  property.call('POST', '/till/handovers', { counted, expected, ...more })

test('the first hand-over opens the till with a typed sum and contains the day', async () => {
  await record(5000)
  await record(1200, { method: 'card' })
  await record(900, { method: 'transfer' })
  await record(500, { kind: 'refund' })
  await move('deposit', 10_000)
  await move('withdrawal', 2000, 'Nákup kávy')
  const open = await till()
  expect(open).toMatchObject({ is_first: true, since: '2027-02-28T23:00:00.000Z' })
  expect(open.sums).toEqual({
    opening: 0,
    cash_in: 5000,
    cash_out: -500,
    deposits: 10_000,
    withdrawals: -2000,
    card: 1200,
    voucher: 0,
    expected: 12_500,
  })
  const { status, body } = await handOver(15_500, 15_500, { opening: 3000 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ number: 'OP20270001', counted: 15_500, difference: 0, day: '2027-03-01' })
})

test('the next one begins with the counted cash; a difference needs a reason and stays', async () => {
  expect((await till()).sums).toMatchObject({ opening: 15_500, expected: 15_500, cash_in: 0 })
  api.clock.set('2027-03-02T08:00:00Z')
  await record(2000)
  expect(await handOver(17_000, 17_500)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'reason', code: 'required' }] },
  })
  expect(await handOver(17_000, 15_500)).toMatchObject({ status: 409, body: { code: 'stale' } })
  const short = await handOver(17_000, 17_500, { reason: 'Zle vydané' })
  expect(short.body).toMatchObject({ difference: -500, reason: 'Zle vydané', number: 'OP20270002' })
  expect((await till()).sums).toMatchObject({ opening: 17_000, expected: 17_000 })
  const { body } = await property.call('GET', '/till/handovers?month=2027-03')
  expect((body as TillHandover[]).map(({ number }) => number)).toEqual(['OP20270002', 'OP20270001'])
})

test('its page has every figure, and is the same each time', async () => {
  const { body } = await property.call('GET', '/till/handovers?month=2027-03')
  const [last] = body as TillHandover[]
  const { bytes, headers } = await property.file(`/till/handovers/${last?.id}/file.pdf`)
  expect(headers['content-type']).toBe('application/pdf')
  const { letters } = readPdf(bytes)
  for (const words of [
    'Odovzdanie pokladne',
    'Počiatočný stav 155,00 €',
    'Má byť v pokladni 175,00 €',
    'Napočítané 170,00 €',
    'Rozdiel',
    'Zle vydané',
    'Prevzal',
    'OP20270002',
  ])
    expect(letters).toContain(withoutSpace(words))
  await property.settings({ legal_name: 'Iné meno' })
  expect((await property.file(`/till/handovers/${last?.id}/file.pdf`)).bytes.equals(bytes)).toBe(true)
})

test('of hand-overs at the same moment one is made', async () => {
  await record(700)
  const { previous } = await till()
  const answers = await Promise.all([1, 2, 3].map(() => handOver(17_700, 17_700, { previous })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await till()).sums).toMatchObject({ opening: 17_700, cash_in: 0 })
  expect(await handOver(17_700, 17_700, { previous })).toMatchObject({ status: 409, body: { code: 'stale' } })
})

test('numbers begin anew with the year', async () => {
  api.clock.set('2028-01-01T00:30:00Z')
  expect((await handOver(17_700, 17_700)).body).toMatchObject({ number: 'OP20280001' })
})

test.each([
  ['no amount', { kind: 'deposit', amount: 0, note: 'x' }],
  ['a negative amount', { kind: 'withdrawal', amount: -5, note: 'x' }],
  ['no note', { kind: 'deposit', amount: 5, note: ' ' }],
  ['another kind', { kind: 'gift', amount: 5, note: 'x' }],
])('a movement with %s is refused', async (_name, body) => {
  expect((await property.call('POST', '/till/movements', body)).status).toBe(400)
})
