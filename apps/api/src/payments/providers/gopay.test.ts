import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../../testing/fixtures/card-property.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'
import { recheckRefunds } from '../settle-refund.ts'

let at: CardProperty<GopayServer>
let frontDesk: ReturnType<typeof cardFrontDesk<GopayServer>>
beforeAll(async () => {
  at = await openCardProperty(new GopayServer())
  frontDesk = cardFrontDesk(at)
})
beforeEach(() => {
  Object.assign(at.gateway.trouble, { down: false, faulty: false, lostAnswers: 0, slowUntil: null })
  at.gateway.refundResult = 'FINISHED'
})
afterAll(() => at.close())

const notify = (url: string | null) => frontDesk.notify(at.gateway.paidNotification(url))
const tokensOf = () => at.gateway.requests.filter((call) => call === 'POST /api/oauth2/token').length

describe('payments', () => {
  test('are created for the shop with payer, addresses and a reference of letters and digits', async () => {
    const { payment_url, token } = await frontDesk.byCard()
    const { asked } = at.gateway.paymentAt(payment_url)
    expect(asked).toMatchObject({
      payer: {
        allowed_payment_instruments: ['PAYMENT_CARD'],
        contact: { first_name: 'Jana', email: 'jana@example.com' },
      },
      target: { type: 'ACCOUNT', goid: '8123456789' },
      callback: { notification_url: 'http://127.0.0.1:3000/api/payments/gopay/notifications' },
      lang: 'SK',
    })
    expect(asked.callback.return_url).toContain(token)
    expect(asked.items).toEqual([{ name: asked.order_description, amount: asked.amount, count: 1 }])
  })

  test.each(['PAYMENT_METHOD_CHOSEN', 'AUTHORIZED'] as const)('%s is no payment yet', async (state) => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.paymentAt(payment_url).state = state
    await notify(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
  })

  test.each(['CANCELED', 'TIMEOUTED'] as const)(
    'after %s the guest can pay on another page',
    async (state) => {
      const { token, payment_url } = await frontDesk.byCard()
      at.gateway.paymentAt(payment_url).state = state
      await notify(payment_url)
      expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'failed' })
      expect((await frontDesk.payAgain(token)).status).toBe(200)
    },
  )

  test.each([
    ['another reference', { order_number: 'x' }],
    ['another shop', { goid: 8_999_999_999 }],
  ])('an answer about %s is not believed', async (_what, differing) => {
    const { token, payment_url } = await frontDesk.byCard()
    const payment = at.gateway.paymentAt(payment_url)
    const right = { ...payment }
    Object.assign(payment, { state: 'PAID', ...differing })
    expect((await notify(payment_url)).status).toBe(500)
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0 })
    Object.assign(payment, right)
  })

  test('a payment refunded before it was read is booked as paid', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.paymentAt(payment_url).state = 'REFUNDED'
    await notify(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a notification of an unknown payment does not reach the gateway', async () => {
    const before = at.gateway.requests.length
    await frontDesk.notify(at.gateway.foreignNotification())
    expect(at.gateway.requests).toHaveLength(before)
  })

  test('a fault inside the gateway delays a payment and decides nothing', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.payAt(payment_url)
    at.gateway.trouble.faulty = true
    expect((await notify(payment_url)).status).toBe(500)
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
    at.gateway.trouble.faulty = false
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })
})

describe('access tokens', () => {
  test('are used again until they end, then requested anew', async () => {
    await frontDesk.byCard()
    const before = tokensOf()
    await Promise.all([frontDesk.byCard(), frontDesk.byCard()])
    expect(tokensOf()).toBe(before)
    at.api.clock.advanceMinutes(30)
    await Promise.all([frontDesk.byCard(), frontDesk.byCard()])
    expect(tokensOf()).toBe(before + 1)
  })

  test('that the gateway has withdrawn are requested anew within the same call', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.tokens++
    at.gateway.payAt(payment_url)
    expect((await notify(payment_url)).status).toBe(200)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })
})

describe('refunds', () => {
  const recheck = () => {
    at.api.clock.advanceMinutes(2)
    return recheckRefunds(at.api.api.db, at.services)
  }
  const statesOf = async (id: string) => (await frontDesk.overview(id)).refunds.map(({ state }) => state)

  test('in part and of the rest are in the ledger, never more', async () => {
    const { id, transaction, amount, payment_url } = await frontDesk.refundable()
    expect((await frontDesk.refund(id, transaction, 1000)).body).toMatchObject({ state: 'done' })
    expect((await frontDesk.refund(id, transaction, amount - 1000)).body).toMatchObject({ state: 'done' })
    expect((await frontDesk.refund(id, transaction, 1)).status).toBe(409)
    const payment = at.gateway.paymentAt(payment_url)
    expect([at.gateway.refundedOf(payment), payment.state]).toEqual([amount, 'REFUNDED'])
  })

  test('that the gateway only accepts are done once the payment shows it, and requested once', async () => {
    const { id, number, transaction, amount, payment_url } = await frontDesk.refundable()
    at.gateway.refundResult = 'ACCEPTED'
    expect((await frontDesk.refund(id, transaction, amount)).body).toMatchObject({ state: 'pending' })
    await recheck()
    expect(await statesOf(id)).toEqual(['pending'])
    await compareLedgerWithGateways(at.api.api.db, at.services)
    expect(await frontDesk.attentionOf(number)).toBeNull()
    const payment = at.gateway.paymentAt(payment_url)
    at.gateway.showRefunds(payment)
    await recheck()
    expect([await statesOf(id), at.gateway.refundedOf(payment)]).toEqual([['done'], amount])
  })

  test('refused by the gateway are shown with its reason, and release the amount', async () => {
    const { id, transaction, amount, payment_url } = await frontDesk.refundable()
    const payment = at.gateway.paymentAt(payment_url)
    at.gateway.refunds.push({ payment: payment.id, amount: 1 })
    expect((await frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'PAYMENT_WRONG_AMOUNT',
    })
    at.gateway.refundResult = 'FAILED'
    expect((await frontDesk.refund(id, transaction, 100)).body).toMatchObject({ state: 'failed' })
    expect((await frontDesk.overview(id)).refundable).toMatchObject([{ transaction, amount }])
  })

  test('without an answer are never requested twice; without accepted keys they are sent later', async () => {
    const lost = await frontDesk.refundable()
    at.gateway.trouble.lostAnswers = 1
    await frontDesk.refund(lost.id, lost.transaction, 500)
    await Promise.all([recheck(), recheck()])
    expect(await statesOf(lost.id)).toEqual(['unanswered'])
    expect(at.gateway.refundedOf(at.gateway.paymentAt(lost.payment_url))).toBe(500)

    const unsent = await frontDesk.refundable()
    at.api.clock.advanceMinutes(31)
    at.gateway.trouble.down = true
    await frontDesk.refund(unsent.id, unsent.transaction, 500)
    expect(await statesOf(unsent.id)).toEqual(['requested'])
    at.gateway.trouble.down = false
    await recheck()
    expect(await statesOf(unsent.id)).toEqual(['done'])
  })

  test('made in the gateway’s administration are flagged by the comparison', async () => {
    const { number, payment_url } = await frontDesk.paid()
    at.gateway.paymentAt(payment_url).state = 'REFUNDED'
    await compareLedgerWithGateways(at.api.api.db, at.services)
    expect(await frontDesk.attentionOf(number)).toMatch(/^Brána vrátila .*, zapísaných je 0,00\s€\.$/)
  })
})

test('trial payments do not count as money, and are left when real ones begin', async () => {
  const keys = { go_id: '8123456789', client_id: '1061399163', client_secret: 'stDTmVXF' }
  const trial = await openCardProperty(new GopayServer(), {
    gatewayKeys: { gopay: { ...keys, mode: 'test' } },
  })
  const frontDesk = cardFrontDesk(trial)
  await frontDesk.paid()
  await frontDesk.byCard()
  const { rows } = await trial.api.api.db.$client.query<{ provider_id: string; state: string }>(
    'select provider_id, state from payment_attempts order by created_at',
  )
  expect(rows).toEqual([
    { provider_id: expect.stringMatching(/^test_3000/), state: 'paid' },
    { provider_id: expect.stringMatching(/^test_3000/), state: 'open' },
  ])
  await trial.close()
})
