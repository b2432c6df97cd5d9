import { beforeEach, describe, expect, test } from 'vitest'
import { arrangeCardDesk } from '../../testing/gateways/arrange-card-desk.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'

const desk = arrangeCardDesk(() => new GopayServer())
beforeEach(() => void Object.assign(desk.at.gateway, { refundResult: 'FINISHED' }))

const tokensOf = () => desk.at.gateway.requests.filter((call) => call === 'POST /api/oauth2/token').length

describe('payments', () => {
  test('are created for the shop with payer, addresses and a reference of letters and digits', async () => {
    const { payment_url, token } = await desk.frontDesk.byCard()
    const { asked } = desk.at.gateway.paymentAt(payment_url)
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

  test('a payment refunded before it was read is booked as paid', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.paymentAt(payment_url).state = 'REFUNDED'
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a notification of an unknown payment does not reach the gateway', async () => {
    const before = desk.at.gateway.requests.length
    await desk.frontDesk.notify(desk.at.gateway.foreignNotification())
    expect(desk.at.gateway.requests).toHaveLength(before)
  })
})

describe('access tokens', () => {
  test('are used again until they end, then requested anew', async () => {
    await desk.frontDesk.byCard()
    const before = tokensOf()
    await Promise.all([desk.frontDesk.byCard(), desk.frontDesk.byCard()])
    expect(tokensOf()).toBe(before)
    desk.at.api.clock.advanceMinutes(30)
    await Promise.all([desk.frontDesk.byCard(), desk.frontDesk.byCard()])
    expect(tokensOf()).toBe(before + 1)
  })

  test('that the gateway has withdrawn are requested anew within the same call', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.tokens++
    desk.at.gateway.payAt(payment_url)
    expect((await desk.notifyPaid(payment_url)).status).toBe(200)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })
})

describe('refunds', () => {
  const statesOf = async (id: string) => (await desk.frontDesk.overview(id)).refunds.map(({ state }) => state)

  test('that the gateway only accepts are done once the payment shows it, and requested once', async () => {
    const { id, number, transaction, amount, payment_url } = await desk.frontDesk.refundable()
    desk.at.gateway.refundResult = 'ACCEPTED'
    expect((await desk.frontDesk.refund(id, transaction, amount)).body).toMatchObject({ state: 'pending' })
    await desk.recheckRefunds()
    expect(await statesOf(id)).toEqual(['pending'])
    await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
    expect(await desk.frontDesk.attentionOf(number)).toBeNull()
    const payment = desk.at.gateway.paymentAt(payment_url)
    desk.at.gateway.showRefunds(payment)
    await desk.recheckRefunds()
    expect([await statesOf(id), desk.at.gateway.refundedOf(payment)]).toEqual([['done'], amount])
  })

  test.each([
    ['the notification', (url: string | null) => desk.notifyPaid(url)],
    ['the comparison', () => compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)],
  ])('made in the gateway’s administration are taken back by %s, with an alert', async (_by, tell) => {
    const { number, payment_url, token } = await desk.frontDesk.paid()
    desk.at.gateway.paymentAt(payment_url).state = 'REFUNDED'
    await tell(payment_url)
    await tell(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed', paid: 0 })
    expect(await desk.frontDesk.attentionOf(number)).toMatch(/^Platba .*\s€ sa vrátila hosťovi/)
  })

  test('of a part, whose sum the gateway does not tell, are flagged', async () => {
    const { number, payment_url } = await desk.frontDesk.paid()
    desk.at.gateway.paymentAt(payment_url).state = 'PARTIALLY_REFUNDED'
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.attentionOf(number)).toMatch(/^Brána vrátila časť platby/)
  })
})
