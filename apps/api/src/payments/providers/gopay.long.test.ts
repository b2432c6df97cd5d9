import { beforeEach, describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty } from '../../testing/fixtures/card-property.ts'
import { arrangeCardDesk } from '../../testing/gateways/arrange-card-desk.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'

const desk = arrangeCardDesk(() => new GopayServer())
beforeEach(() => void Object.assign(desk.at.gateway, { refundResult: 'FINISHED' }))

describe('payments', () => {
  test.each(['PAYMENT_METHOD_CHOSEN', 'AUTHORIZED'] as const)('%s is no payment yet', async (state) => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.paymentAt(payment_url).state = state
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
  })

  test.each(['CANCELED', 'TIMEOUTED'] as const)(
    'after %s the guest can pay on another page',
    async (state) => {
      const { token, payment_url } = await desk.frontDesk.byCard()
      desk.at.gateway.paymentAt(payment_url).state = state
      await desk.notifyPaid(payment_url)
      expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'failed' })
      expect((await desk.frontDesk.payAgain(token)).status).toBe(200)
    },
  )

  test.each([
    ['another reference', { order_number: 'x' }],
    ['another shop', { goid: 8_999_999_999 }],
  ])('an answer about %s is not believed', async (_what, differing) => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    const payment = desk.at.gateway.paymentAt(payment_url)
    const right = { ...payment }
    Object.assign(payment, { state: 'PAID', ...differing })
    expect((await desk.notifyPaid(payment_url)).status).toBe(500)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0 })
    Object.assign(payment, right)
  })

  test('a fault inside the gateway delays a payment and decides nothing', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.payAt(payment_url)
    desk.at.gateway.trouble.faulty = true
    expect((await desk.notifyPaid(payment_url)).status).toBe(500)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
    desk.at.gateway.trouble.faulty = false
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })
})

describe('refunds', () => {
  const statesOf = async (id: string) => (await desk.frontDesk.overview(id)).refunds.map(({ state }) => state)

  test('in part and of the rest are in the ledger, never more', async () => {
    const { id, transaction, amount, payment_url } = await desk.frontDesk.refundable()
    expect((await desk.frontDesk.refund(id, transaction, 1000)).body).toMatchObject({ state: 'done' })
    expect((await desk.frontDesk.refund(id, transaction, amount - 1000)).body).toMatchObject({
      state: 'done',
    })
    expect((await desk.frontDesk.refund(id, transaction, 1)).status).toBe(409)
    const payment = desk.at.gateway.paymentAt(payment_url)
    expect([desk.at.gateway.refundedOf(payment), payment.state]).toEqual([amount, 'REFUNDED'])
  })

  test('refused by the gateway are shown with its reason, and release the amount', async () => {
    const { id, transaction, amount, payment_url } = await desk.frontDesk.refundable()
    const payment = desk.at.gateway.paymentAt(payment_url)
    desk.at.gateway.refunds.push({ payment: payment.id, amount: 1 })
    expect((await desk.frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'PAYMENT_WRONG_AMOUNT',
    })
    desk.at.gateway.refundResult = 'FAILED'
    expect((await desk.frontDesk.refund(id, transaction, 100)).body).toMatchObject({ state: 'failed' })
    expect((await desk.frontDesk.overview(id)).refundable).toMatchObject([{ transaction, amount }])
  })

  test('without an answer are never requested twice; without accepted keys they are sent later', async () => {
    const lost = await desk.frontDesk.refundable()
    desk.at.gateway.trouble.lostAnswers = 1
    await desk.frontDesk.refund(lost.id, lost.transaction, 500)
    await Promise.all([desk.recheckRefunds(), desk.recheckRefunds()])
    expect(await statesOf(lost.id)).toEqual(['unanswered'])
    expect(desk.at.gateway.refundedOf(desk.at.gateway.paymentAt(lost.payment_url))).toBe(500)

    const unsent = await desk.frontDesk.refundable()
    desk.at.api.clock.advanceMinutes(31)
    desk.at.gateway.trouble.down = true
    await desk.frontDesk.refund(unsent.id, unsent.transaction, 500)
    expect(await statesOf(unsent.id)).toEqual(['requested'])
    desk.at.gateway.trouble.down = false
    await desk.recheckRefunds()
    expect(await statesOf(unsent.id)).toEqual(['done'])
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
