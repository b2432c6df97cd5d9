import type { VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rewritingClient } from '../testing/races/rewriting-client.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { actAtGateway, aStay, book, buildProperty } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** A voucher of 10 € bought on the site, and an order that it can pay. */
async function prepare(of: TestApi) {
  const property = await buildProperty(of)
  await property.settings({ voucher_sale: true, voucher_least: 1000 })
  const order = {
    value: 1000,
    buyer_name: 'Eva Malá',
    buyer_email: 'eva@example.com',
    payment_method: 'sandbox',
    terms_version: '1',
  }
  const ordered = await of.call('POST', '/voucher-orders', { body: order })
  const { token, number, payment_url } = ordered.body as VoucherOrderResult
  await actAtGateway(of, payment_url, 'pay')
  const listed = (await property.call('GET', `/vouchers?q=${number}`)).body as { vouchers: [{ id: string }] }
  const path = `/vouchers/${listed.vouchers[0].id}`
  const { code } = (await property.call('POST', `${path}/code`, {})).body as { code: string }
  const stay = aStay(await property.addUnit(), '2027-06-01', '2027-06-03')
  const reservation = await book(of, [stay], { payment_method: 'transfer' })
  const both = () =>
    Promise.all([
      of.call('POST', `/reservation-details/${reservation.token}/voucher`, { body: { code } }),
      of.call('POST', `/voucher-orders/${token}/withdrawal`, { body: {} }),
    ])
  const balance = async () => ((await property.call('GET', path)).body as { balance: number }).balance
  return { both, balance }
}

test('of spending and withdrawing at once one succeeds', async () => {
  const { both, balance } = await prepare(api)
  const answers = await both()
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await balance()).toBe(0)
})

/** Reads a voucher without locking its row. */
const unlocked = rewritingClient((text) =>
  text.includes('from "vouchers"') ? text.replace(/ for update$/, '') : text,
)

test('control: without the lock of the row the buyer gets the money twice', async () => {
  const bare = await startTestApi({ pool: { Client: unlocked } })
  const { both, balance } = await prepare(bare)
  const gate = await raiseGate(bare.connection, 'insert on voucher_movements')
  const over = both()
  await gate.openFor(2)
  expect((await over).map(({ status }) => status)).toEqual([200, 200])
  expect(await balance()).toBe(-1000)
  await gate.close()
  await bare.close()
})
