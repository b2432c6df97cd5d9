import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Till } from '@dvor/contract/money/till.ts'
import type { Refund } from '@dvor/contract/money/payments.ts'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { StripeServer } from '../testing/servers/stripe-server.ts'
import { compareLedgerWithGateways } from './compare-ledger-with-gateways.ts'
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

describe('refunds by card', () => {
  const refund = (...asked: Parameters<typeof frontDesk.refund>) => frontDesk.refund(...asked)
  const refundable = async () => {
    const { payment_url, ...rest } = await frontDesk.refundable()
    return { ...rest, session: at.gateway.sessionAt(payment_url) }
  }

  test('in parts, never above the payment, each in the ledger', async () => {
    const { id, transaction, amount, session } = await refundable()
    expect(await refund(id, transaction, amount + 1)).toMatchObject({
      status: 409,
      body: { code: 'refund_exceeds', details: { most: amount } },
    })
    expect((await refund(id, transaction, 1000)).body).toMatchObject({ state: 'done', amount: 1000 })
    expect((await refund(id, transaction, amount - 1000)).body).toMatchObject({ state: 'done' })
    expect((await refund(id, transaction, 1)).status).toBe(409)
    expect(at.gateway.refundedOf(session.payment_intent ?? '')).toBe(amount)
    const body = (await at.property.call('GET', `/reservations/${id}`)).body
    expect(body).toMatchObject({ paid: 0, payment_status: 'refunded' })
  })

  test('a lost answer and a repetition pay back once', async () => {
    const { id, transaction, session } = await refundable()
    at.gateway.trouble.down = true
    expect((await refund(id, transaction, 500)).body).toMatchObject({ state: 'requested' })
    Object.assign(at.gateway.trouble, { down: false, lostAnswers: 1 })
    at.api.clock.advanceMinutes(2)
    await Promise.all([1, 2, 3].map(() => recheckRefunds(at.api.api.db, at.services)))
    await recheckRefunds(at.api.api.db, at.services)
    expect(at.gateway.refundedOf(session.payment_intent ?? '')).toBe(500)
    expect((await frontDesk.overview(id)).refunds).toMatchObject([{ state: 'done', amount: 500 }])
  })

  test('a refusal of the gateway is shown with its reason, and releases the amount', async () => {
    const { id, number, transaction, amount } = await refundable()
    at.gateway.trouble.refusal = 'Insufficient funds in your balance'
    expect((await refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'Insufficient funds in your balance',
    })
    expect(await frontDesk.attentionOf(number)).toBe('Brána nevrátila peniaze, treba ich poslať inak.')
    expect(await frontDesk.overview(id)).toMatchObject({ refundable: [{ transaction, amount }] })
    expect((await at.property.call('GET', `/reservations/${id}`)).body).toMatchObject({ paid: amount })
  })

  test('a slow refund is shown at once and booked when done; until then its amount is reserved', async () => {
    const { id, transaction, amount } = await refundable()
    at.gateway.trouble.slowRefunds = true
    const begun = (await refund(id, transaction, amount)).body as Refund
    expect(begun.state).toBe('pending')
    expect((await frontDesk.overview(id)).refundable).toEqual([])
    const cash = { kind: 'refund', method: 'cash', amount: 1 }
    expect((await at.property.call('POST', `/reservations/${id}/transaction-logs`, cash)).status).toBe(409)
    const [own] = [...at.gateway.refunds.values()].slice(-1)
    if (own) own.status = 'succeeded'
    await frontDesk.notify(at.gateway.notification('refund.updated', own, at.api.clock.now()))
    expect((await at.property.call('GET', `/reservations/${id}`)).body).toMatchObject({ paid: 0 })
  })

  test('one that the bank returns days later is reversed and shown', async () => {
    const { id, number, transaction, amount } = await refundable()
    await refund(id, transaction, amount)
    const [own] = [...at.gateway.refunds.values()].slice(-1)
    if (own) Object.assign(own, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    await frontDesk.notify(at.gateway.notification('refund.failed', own, at.api.clock.now()))
    const body = (await at.property.call('GET', `/reservations/${id}`)).body
    expect(body).toMatchObject({ paid: amount, payment_status: 'deposit_paid' })
    expect(await frontDesk.attentionOf(number)).toBe('Brána nevrátila peniaze, treba ich poslať inak.')
    expect((await frontDesk.overview(id)).refunds).toMatchObject([
      { state: 'failed', failure: 'expired_or_canceled_card' },
    ])
  })

  test('its reversals are no money of the front desk: the till has no line and nobody gets a receipt', async () => {
    const till = async () => (await at.property.call('GET', '/till')).body as Till
    const before = (await till()).lines.length
    const { id, transaction, amount } = await refundable()
    await refund(id, transaction, amount)
    const [own] = [...at.gateway.refunds.values()].slice(-1)
    if (own) Object.assign(own, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    await frontDesk.notify(at.gateway.notification('refund.failed', own, at.api.clock.now()))
    const body = { kind: 'reversal', method: 'card', amount, reverses: transaction }
    const answer = await at.property.call('POST', `/reservations/${id}/transaction-logs`, body)
    expect(answer.status).toBe(200)
    expect((await till()).lines).toHaveLength(before)
    const receipts = sql`select 1 from receipts where reservation = ${id}`
    expect((await at.api.api.db.execute(receipts)).rows).toEqual([])
    const reversal = (answer.body as { id: string }).id
    expect((await at.property.call('DELETE', `/transaction-logs/${reversal}`)).status).toBe(409)
  })

  test('a reversal that would make the sum negative is refused', async () => {
    const { id, transaction } = await refundable()
    await refund(id, transaction, 1000)
    const body = { kind: 'reversal', method: 'card', amount: 1, reverses: transaction }
    expect(await at.property.call('POST', `/reservations/${id}/transaction-logs`, body)).toMatchObject({
      status: 409,
      body: { code: 'refund_exceeds' },
    })
  })
})

describe('comparing the ledger', () => {
  test('a refund made at the gateway itself is flagged once', async () => {
    const { number, id, payment_url } = await frontDesk.paid()
    const session = at.gateway.sessionAt(payment_url)
    const own = { id: 're_own', object: 'refund' as const, payment_intent: session.payment_intent ?? '' }
    at.gateway.refunds.set('re_own', { ...own, amount: 700, status: 'succeeded', metadata: {} })
    await compareLedgerWithGateways(at.api.api.db, at.services)
    await compareLedgerWithGateways(at.api.api.db, at.services)
    expect(await frontDesk.attentionOf(number)).toMatch(
      /^Brána vrátila 7,00\u00a0€, zapísaných je 0,00\u00a0€\.$/,
    )
    const history = (await at.property.call('GET', `/reservations/${id}/history`)).body as {
      action: string
    }[]
    expect(history.filter(({ action }) => action === 'attention')).toHaveLength(1)
  })
})
