import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../testing/files/read-pdf.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { rewritingClient } from '../testing/races/rewriting-client.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { aStay, book } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const now = '2027-03-01T08:00:00Z'

/** A voucher of 100 € and the links of so many orders. */
async function prepare(of: TestApi, orders: number) {
  const property: InvoicingProperty = await buildInvoicingProperty(of)
  of.clock.set(now)
  const sold = await property.call('POST', '/vouchers', { value: 10_000, method: 'cash' })
  const { id } = sold.body as { id: string }
  const { bytes } = await property.file(`/vouchers/${id}/file.pdf`)
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(readPdf(new Uint8Array(bytes)).letters)?.[0]
  const tokens: string[] = []
  for (let index = 0; index < orders; index++) {
    const stay = aStay(await property.addUnit(), '2027-06-01', '2027-06-03')
    tokens.push((await book(of, [stay], { payment_method: 'transfer' })).token)
  }
  const spend = (token: string) =>
    of.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
  const balance = async () =>
    ((await property.call('GET', `/vouchers/${id}`)).body as { balance: number }).balance
  return { tokens, spend, balance }
}

test('a voucher spent by eight orders at once pays its value once', async () => {
  const { tokens, spend, balance } = await prepare(api, 8)
  const answers = await Promise.all(tokens.map(spend))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ])
  expect(await balance()).toBe(0)
})

/** Reads a voucher without locking its row. */
const unlocked = rewritingClient((text) =>
  text.includes('from "vouchers"') ? text.replace(/ for update$/, '') : text,
)

test('control: without the lock of the row two orders spend the same money', async () => {
  const bare = await startTestApi({ pool: { Client: unlocked } })
  const { tokens, spend, balance } = await prepare(bare, 2)
  const gate = await raiseGate(bare.connection, 'insert on voucher_movements')
  const over = Promise.all(tokens.map(spend))
  await gate.openFor(2)
  expect((await over).map(({ status }) => status)).toEqual([200, 200])
  expect(await balance()).toBe(-10_000)
  await gate.close()
  await bare.close()
})
