import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { StripeServer } from '../testing/servers/stripe-server.ts'
import { recheckRefunds } from './settle-refund.ts'

let at: CardProperty

let frontDesk: ReturnType<typeof cardFrontDesk<StripeServer>>

beforeAll(async () => {
  at = await openCardProperty(new StripeServer())
  frontDesk = cardFrontDesk(at)
})

beforeEach(() => {
  Object.assign(at.gateway.trouble, { down: false, lostAnswers: 0, slowRefunds: false, refusal: null })
})

afterAll(() => at.close())

test('one run requests all refunds that were not sent, however many there are', async () => {
  const { id, transaction } = await frontDesk.refundable()
  const { db } = at.api.api
  await db.execute(sql`insert into payment_refunds
      (id, reservation, transaction, provider, payment_reference, amount, requested_by, created_at)
    select gen_random_uuid(), ${id}, t.id, 'stripe', t.provider_reference, 1, 'test',
      ${at.api.clock.now().toISOString()}::timestamptz - interval '1 hour'
    from transaction_logs t, generate_series(1, 205) where t.id = ${transaction}`)
  at.gateway.trouble.slowRefunds = true
  await recheckRefunds(db, at.services)
  const { rows } = await db.execute(
    sql`update payment_refunds set state = 'failed' where reservation = ${id} returning provider_id`,
  )
  expect(rows.filter(({ provider_id }) => provider_id === null)).toHaveLength(0)
})
