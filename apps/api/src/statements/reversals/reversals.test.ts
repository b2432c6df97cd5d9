import { expect, test } from 'vitest'
import { from, openBank } from '../../testing/fixtures/a-statement.ts'
import { openStatementInbox } from '../../testing/inbox/statement-inbox.ts'
import type { Movement } from '../../testing/files/statement-files.ts'

const at = openStatementInbox()

const take = async (...movements: Movement[]) => (await openBank(at.api)).take(movements)
const back = (payment: Movement, more: Partial<Movement> = {}): Movement => ({
  ...payment,
  amount: 0 - payment.amount,
  booked_on: '2027-03-12',
  reversal: 'marked',
  ...more,
})
const open = async () => (await openBank(at.api)).lines('state=open')
const ledgerOf = async (id: string) => {
  const { body } = await at.property.call('GET', `/reservations/${id}`)
  const { transaction_logs, alerts } = body as {
    transaction_logs: { kind: string; amount: number }[]
    alerts: { kind: string; reason: string }[]
  }
  return {
    entries: transaction_logs.map(({ kind, amount }) => [kind, amount]),
    alerts: alerts.map(({ kind }) => kind),
  }
}
/** Kinds of the e-mails about a reservation to its guest. */
const emailsOf = async (id: string) => {
  const { body } = await at.property.call('GET', `/outgoing-emails?reservation=${id}&_sort=createdAt:ASC`)
  return (body as { key: string }[]).map(({ key }) => key).filter((key) => !key.startsWith('owner_'))
}

test('a payment that the bank takes back is due again, and the owner is told', async () => {
  const { id, number, total } = await at.waiting()
  const payment = from(number, total)
  await take(payment)
  expect(await at.seen(id)).toMatchObject({ state: 'confirmed', due: 0 })
  expect(await take(back(payment))).toMatchObject({ assigned: 1, open: 0, unrelated: 0 })
  expect(await at.seen(id)).toMatchObject({ state: 'confirmed', due: total, payment_status: 'unpaid' })
  expect(await ledgerOf(id)).toEqual({
    entries: [
      ['payment', total],
      ['reversal', 0 - total],
    ],
    alerts: ['payment_reversed'],
  })
  expect(await emailsOf(id)).toEqual(['reservation_received', 'reservation_confirmed'])
  await take(from(number, total))
  expect(await ledgerOf(id)).toMatchObject({ alerts: [] })
})

test('a payment and its reversal in one file are found in either order', async () => {
  const { id, number, total } = await at.waiting()
  const payment = from(number, total)
  expect(await take(back(payment, { booked_on: '2027-03-10' }), payment)).toMatchObject({ assigned: 2 })
  expect(await at.seen(id)).toMatchObject({ due: total })
})

test('a reversal takes back the payment of its reference, not another of the same sum', async () => {
  const [first, second] = [await at.waiting(), await at.waiting()]
  const [one, two] = [from(first.number, first.total), from(second.number, first.total)]
  await take(one, two)
  await take(back(one, { symbol: null }))
  expect([(await at.seen(first.id)).due, (await at.seen(second.id)).due]).toEqual([first.total, 0])
})

test('money that belonged to nothing is set aside together with its reversal', async () => {
  const payment = { amount: 12_345, symbol: null, reference: 'R-1', name: 'Neznámy' }
  expect(await take(payment)).toMatchObject({ open: 1 })
  expect(await take(back(payment))).toMatchObject({ unrelated: 1, open: 0 })
  const lines = await (await openBank(at.api)).lines('bank_reference=R-1')
  expect(lines.map(({ state, reason }) => [state, reason])).toEqual(
    Array.from({ length: 2 }, () => ['unrelated', 'reversed']),
  )
})

test('a reversal without its payment waits, with an alert on the reservation of its symbol', async () => {
  const { id, number, total } = await at.waiting()
  expect(await take(back(from(number, 777)))).toMatchObject({ open: 1 })
  expect((await open()).at(-1)).toMatchObject({ reason: 'reversed', is_reversal: true, amount: -777 })
  expect(await at.seen(id)).toMatchObject({ due: total })
  expect(await ledgerOf(id)).toMatchObject({ entries: [], alerts: ['transfer_unclear'] })
})

test('a refund that the guest’s bank returns is booked back without an e-mail about a payment', async () => {
  const { id, number, total } = await at.waiting()
  await take(from(number, total))
  const refund = from(number, -2000)
  await at.property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'refund',
    method: 'transfer',
    amount: 2000,
  })
  await take(refund)
  expect(await at.seen(id)).toMatchObject({ paid: total - 2000 })
  const before = await emailsOf(id)
  await take(back(refund, { reversal: 'returned' }))
  expect(await at.seen(id)).toMatchObject({ paid: total })
  expect(await ledgerOf(id)).toMatchObject({ alerts: ['refund_failed'] })
  expect(await emailsOf(id)).toEqual(before)
})

test('a wrongly matched reversal can be undone, the payment that it took back cannot', async () => {
  const { id, number, total } = await at.waiting()
  const payment = from(number, total)
  await take(payment)
  await take(back(payment))
  const lines = await (await openBank(at.api)).lines(`variable_symbol=${number}`)
  const [former, taken] = [total, 0 - total].map((amount) => lines.find((line) => line.amount === amount))
  expect(await at.release(former?.id ?? '')).toMatchObject({ status: 409 })
  expect(await at.release(taken?.id ?? '')).toMatchObject({ status: 200 })
  expect(await at.seen(id)).toMatchObject({ due: 0 })
  expect(await at.assign(taken?.id ?? '', [id, total])).toMatchObject({ status: 200 })
  expect((await ledgerOf(id)).entries.map(([kind]) => kind)).toEqual([
    'payment',
    'reversal',
    'payment',
    'reversal',
  ])
  expect(await at.seen(id)).toMatchObject({ due: total })
})
