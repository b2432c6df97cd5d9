import type { VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rules } from '../operations/integrity/rules.ts'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { aStay, book } from '../testing/test-property.ts'
import { StripeServer } from '../testing/servers/stripe-server.ts'
import type { StripeDispute } from '../testing/servers/stripe-records.ts'
import { compareLedgerWithGateways } from './compare-ledger-with-gateways.ts'

let at: CardProperty
let frontDesk: ReturnType<typeof cardFrontDesk<StripeServer>>
beforeAll(async () => {
  at = await openCardProperty(new StripeServer())
  frontDesk = cardFrontDesk(at)
})
afterAll(() => at.close())

const now = () => at.api.clock.now()
const tell = (type: string, dispute: StripeDispute) =>
  frontDesk.notify(at.gateway.notification(`charge.dispute.${type}`, dispute, now()))

interface Money {
  state: string
  paid: number
  due: number
  payment_status: string
  transaction_logs: { kind: string; amount: number }[]
  alerts: { id: string; kind: string; reason: string }[]
}
async function moneyOf(id: string) {
  const { body } = await at.property.call('GET', `/reservations/${id}`)
  const { state, paid, due, payment_status, transaction_logs, alerts } = body as Money
  const entries = transaction_logs.map(({ kind, amount }) => [kind, amount])
  return { state, paid, due, payment_status, entries, alerts: alerts.map(({ kind }) => kind), rows: alerts }
}

test('a disputed payment is due again, and counts again once the dispute is won', async () => {
  const { id, payment_url, amount } = await frontDesk.refundable()
  const { due } = await moneyOf(id)
  const dispute = at.gateway.dispute(payment_url, now())
  for (const type of ['created', 'funds_withdrawn', 'funds_withdrawn'])
    expect(await tell(type, dispute)).toMatchObject({ status: 200 })
  const entries = [
    ['payment', amount],
    ['reversal', 0 - amount],
  ]
  expect(await moneyOf(id)).toMatchObject({
    state: 'confirmed',
    paid: 0,
    due: due + amount,
    payment_status: 'unpaid',
    entries,
    alerts: ['payment_disputed'],
  })
  expect((await frontDesk.overview(id)).refundable).toEqual([])
  Object.assign(dispute, {
    status: 'won',
    balance_transactions: [...dispute.balance_transactions, { amount, fee: 0 }],
  })
  await tell('closed', dispute)
  await tell('funds_reinstated', dispute)
  expect(await moneyOf(id)).toMatchObject({
    paid: amount,
    due,
    entries: [...entries, ['payment', amount]],
    alerts: [],
  })
})

test('a dispute about a part of a payment takes only that part', async () => {
  const { id, payment_url, amount } = await frontDesk.refundable()
  const dispute = at.gateway.dispute(payment_url, now(), 1000)
  await tell('funds_withdrawn', dispute)
  expect(await moneyOf(id)).toMatchObject({ paid: amount - 1000, alerts: ['payment_disputed'] })
  dispute.status = 'lost'
  await tell('closed', dispute)
  expect(await moneyOf(id)).toMatchObject({ paid: amount - 1000, alerts: ['payment_reversed'] })
})

test('of a payment that was refunded in part, the rest is taken once', async () => {
  const { id, payment_url, amount, transaction } = await frontDesk.refundable()
  await frontDesk.refund(id, transaction, 500)
  await tell('created', at.gateway.dispute(payment_url, now(), amount - 500))
  expect(await moneyOf(id)).toMatchObject({ paid: 0 })
})

test('an inquiry of the bank takes nothing, and its alert goes when it is closed', async () => {
  const { id, payment_url, amount } = await frontDesk.refundable()
  const dispute = at.gateway.dispute(payment_url, now())
  Object.assign(dispute, { status: 'warning_needs_response', balance_transactions: [] })
  await tell('created', dispute)
  expect(await moneyOf(id)).toMatchObject({ paid: amount, alerts: ['payment_disputed'] })
  dispute.status = 'warning_closed'
  await tell('closed', dispute)
  expect(await moneyOf(id)).toMatchObject({ paid: amount, alerts: [] })
})

test('a dispute whose notifications were lost is found at night, and tells the owner once', async () => {
  const { id, payment_url } = await frontDesk.paid()
  at.gateway.dispute(payment_url, now())
  await compareLedgerWithGateways(at.api.api.db, at.services)
  const { rows, ...money } = await moneyOf(id)
  expect(money).toMatchObject({ paid: 0, alerts: ['payment_disputed'] })
  await at.property.call('DELETE', `/reservation-alerts/${rows[0]?.id}`)
  await compareLedgerWithGateways(at.api.api.db, at.services)
  expect(await moneyOf(id)).toMatchObject({ paid: 0, alerts: [] })
})

test('a voucher waits for its money while it is disputed, unless it was spent', async () => {
  await at.property.settings({ voucher_sale: true })
  const buyer = { buyer_name: 'Eva Malá', buyer_email: 'eva@example.com', terms_version: '1' }
  const order = async () => {
    const body = { value: 10_000, ...buyer, payment_method: 'card' }
    const ordered = (await at.api.call('POST', '/voucher-orders', { body })).body as VoucherOrderResult
    const { payment_url: url, token } = ordered
    at.gateway.payAt(url)
    await frontDesk.notify(at.gateway.paidNotification(url, now()))
    const dispute = at.gateway.dispute(url, now())
    const page = async () => (await at.api.call('GET', `/voucher-orders/${token}`)).body
    return { dispute, page, number: ordered.number }
  }
  const { dispute, page } = await order()
  expect(await page()).toMatchObject({ state: 'valid', balance: 10_000 })
  await tell('funds_withdrawn', dispute)
  expect(await page()).toMatchObject({ state: 'waiting', balance: 0 })
  dispute.status = 'won'
  for (let times = 0; times < 2; times++) await tell('closed', dispute)
  expect(await page()).toMatchObject({ state: 'valid', balance: 10_000 })

  const spent = await order()
  await spend(spent.number)
  await tell('funds_withdrawn', spent.dispute)
  expect(await spent.page()).toMatchObject({ state: 'redeemed' })
})

/** Pays a stay by a voucher. */
async function spend(number: string): Promise<void> {
  const { body } = await at.property.call('GET', `/vouchers?q=${number}`)
  const [{ id }] = (body as { vouchers: [{ id: string }] }).vouchers
  const { code } = (await at.property.call('POST', `/vouchers/${id}/code`, {})).body as { code: string }
  const stay = aStay(await at.property.addUnit(), '2027-07-01', '2027-07-03')
  const { token } = await book(at.api, [stay])
  await at.api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
}

test('a dispute about a payment of another system is acknowledged', async () => {
  const { payment_url } = await frontDesk.paid()
  const dispute = at.gateway.dispute(payment_url, now())
  dispute.payment_intent = 'pi_of_another'
  expect(await tell('created', dispute)).toMatchObject({ status: 200 })
})

test('the data keeps its rules through all of it', async () => {
  for (const { name, sql } of rules)
    expect({ name, rows: (await at.api.api.db.$client.query(sql)).rows }).toEqual({ name, rows: [] })
})
