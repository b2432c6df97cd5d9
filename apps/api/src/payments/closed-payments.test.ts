import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { StripeServer } from '../testing/servers/stripe-server.ts'
import { recheckOpenPayments } from './settle-payment.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'

let at: CardProperty
let frontDesk: ReturnType<typeof cardFrontDesk<StripeServer>>
beforeAll(async () => {
  at = await openCardProperty(new StripeServer())
  frontDesk = cardFrontDesk(at)
})
beforeEach(() => Object.assign(at.gateway.trouble, { down: false }))
afterAll(() => at.close())

const asTheJobDoes = () => recheckOpenPayments(at.api.api.db, at.services)

/** Creates an order whose guest is on the gateway's page. */
async function beforeThePage() {
  const { token, number, payment_url } = await frontDesk.byCard()
  return { token, number, id: await idOf(at.property, number), session: at.gateway.sessionAt(payment_url) }
}

test('while the payment is awaited the page stays open, however often it is read', async () => {
  const { token, session } = await beforeThePage()
  await asTheJobDoes()
  await frontDesk.detail(token)
  expect(session.status).toBe('open')
})

test('a cancelled reservation cannot be paid any more', async () => {
  const { token, session } = await beforeThePage()
  await at.api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  await asTheJobDoes()
  expect(session.status).toBe('expired')
  expect(await frontDesk.detail(token)).toMatchObject({
    state: 'cancelled',
    online_payment: 'failed',
    paid: 0,
  })
})

test('a reservation that was paid in the property meanwhile cannot be paid any more', async () => {
  const { token, id, session } = await beforeThePage()
  const { price } = await frontDesk.detail(token)
  const payment = { kind: 'payment', method: 'cash', amount: price.total }
  expect((await at.property.call('POST', `/reservations/${id}/transaction-logs`, payment)).status).toBe(200)
  await asTheJobDoes()
  expect(session.status).toBe('expired')
  expect(await frontDesk.detail(token)).toMatchObject({ payment_status: 'paid', due: 0 })
})

test('a newer page for another amount closes the older one only', async () => {
  const { token, id, session } = await beforeThePage()
  const cash = { kind: 'payment', method: 'cash', amount: 1000 }
  await at.property.call('POST', `/reservations/${id}/transaction-logs`, cash)
  const again = await at.api.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'card' },
  })
  const newer = at.gateway.sessionAt((again.body as { payment_url: string }).payment_url)
  expect([session.status, newer.status]).toEqual(['expired', 'open'])
  expect(newer.amount_total).toBe(session.amount_total - 1000)
})

test('a newer page at another gateway closes the older one', async () => {
  const { token, session } = await beforeThePage()
  const other = await at.api.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'sandbox' },
  })
  expect(other.status).toBe(200)
  expect(session.status).toBe('expired')
  expect(await frontDesk.detail(token)).toMatchObject({ online_payment: 'open' })
})

test('a payment at the same moment is booked and shown', async () => {
  const { token, number, session } = await beforeThePage()
  await at.api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  at.gateway.pay(session)
  await asTheJobDoes()
  expect(await frontDesk.detail(token)).toMatchObject({ state: 'cancelled', paid: session.amount_total })
  expect(await frontDesk.attentionOf(number)).toContain('ktorá už neplatí')
  expect(session.status).toBe('complete')
})

test('a reservation whose page is open is not deleted, so a payment there is booked', async () => {
  const { token, id, session } = await beforeThePage()
  const remove = () => at.property.call('DELETE', `/reservations/${id}`)
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'in_use', details: { payment_attempts: 1 } },
  })
  at.gateway.pay(session)
  expect(await remove()).toMatchObject({ status: 409, body: { details: { transaction_logs: 1 } } })
  expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed', paid: session.amount_total })
})

test('a cancelled reservation can be deleted at once, because its page is closed before', async () => {
  const { token, id, session } = await beforeThePage()
  await at.api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  expect((await at.property.call('DELETE', `/reservations/${id}`)).status).toBe(200)
  expect(session.status).toBe('expired')
})

test('closing is repeated after an unreachable gateway', async () => {
  const { token, session } = await beforeThePage()
  await at.api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  at.gateway.trouble.down = true
  await asTheJobDoes()
  expect(session.status).toBe('open')
  at.gateway.trouble.down = false
  await asTheJobDoes()
  expect(session.status).toBe('expired')
})

test('an overdue order’s page expires by itself: a payment under way may still confirm it', async () => {
  const { token, session } = await beforeThePage()
  at.api.clock.advanceMinutes(31)
  await asTheJobDoes()
  expect(session.status).toBe('open')
  at.gateway.pay(session)
  await asTheJobDoes()
  expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
})

test('one run decides all open payments, however many there are', async () => {
  const { id } = await beforeThePage()
  const { db } = at.api.api
  await db.execute(sql`insert into payment_attempts (id, reservation, provider, reference, amount, created_at)
    select gen_random_uuid(), ${id}, 'stripe', 'many-' || n, 100, ${at.api.clock.now().toISOString()}::timestamptz - interval '1 hour'
    from generate_series(1, 205) n`)
  await asTheJobDoes()
  const { rows } = await db.execute(
    sql`select 1 from payment_attempts where reference like 'many-%' and state = 'open'`,
  )
  expect(rows).toHaveLength(0)
})
