import type { Refund } from '@dvor/contract/money/payments.ts'
import { describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty } from '../../testing/fixtures/card-property.ts'
import { arrangeCardDesk } from '../../testing/gateways/arrange-card-desk.ts'
import { ComgateServer } from '../../testing/servers/comgate-server.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'

const desk = arrangeCardDesk(() => new ComgateServer())

describe('payments', () => {
  test('are created in the background with the payer that the gateway requires', async () => {
    const { payment_url } = await desk.frontDesk.byCard()
    expect(desk.at.gateway.paymentAt(payment_url)).toMatchObject({ email: 'jana@example.com', test: 'false' })
    expect(payment_url).toMatch(/^https:\/\/payments\.comgate\.cz\/client\/instructions/)
  })

  test('carry the whole number of the reservation in a label of at most 16 characters', async () => {
    const { number, payment_url } = await desk.frontDesk.byCard()
    expect(desk.at.gateway.paymentAt(payment_url).label).toContain(number)
  })

  test.each([
    ['135', 135],
    ['1.35', 135],
    ['unknown', null],
  ])('carry the fee %s of the gateway, also when it is told later', async (fee, cents) => {
    const feesOf = async (id: string) => (await desk.frontDesk.overview(id)).fees.map(({ amount }) => amount)
    const { payment_url, number } = await desk.frontDesk.byCard()
    desk.at.gateway.paymentAt(payment_url).fee = fee
    desk.at.gateway.payAt(payment_url)
    await desk.notifyPaid(payment_url)
    expect(await feesOf(await desk.frontDesk.idOf(number))).toEqual(cents === null ? [] : [cents])
    const late = await desk.frontDesk.paid()
    desk.at.gateway.paymentAt(late.payment_url).fee = fee
    await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
    expect(await feesOf(late.id)).toEqual(cents === null ? [] : [cents])
  })

  test.each(['PENDING', 'AUTHORIZED'] as const)('%s is no payment yet', async (status) => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.paymentAt(payment_url).status = status
    await desk.notifyPaid(payment_url)
    const seen = await desk.frontDesk.detail(token)
    expect(seen).toMatchObject({ state: 'awaiting_payment', paid: 0, online_payment: 'open' })
  })

  test('CANCELLED is shown to the guest, who can still pay on another page', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.paymentAt(payment_url).status = 'CANCELLED'
    await desk.frontDesk.notify(desk.at.gateway.notification(payment_url))
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'failed' })
    expect((await desk.frontDesk.payAgain(token)).status).toBe(200)
  })

  test.each([
    ['another reference', { refId: 'x' }],
    ['a trial payment', { test: 'true' }],
  ])('an answer about %s is not believed', async (_what, differing) => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    const payment = desk.at.gateway.paymentAt(payment_url)
    const right = { ...payment }
    const notification = desk.at.gateway.paidNotification(payment_url)
    Object.assign(payment, { status: 'PAID', ...differing })
    expect((await desk.frontDesk.notify(notification)).status).toBe(500)
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
  const refundsOf = async (id: string) => (await desk.frontDesk.overview(id)).refunds
  const decide = (id: string, refund: string | undefined, state: string) =>
    desk.at.property.call('POST', `/reservations/${id}/refunds/${refund}/outcome`, { state })
  const ledgerOf = async (id: string) => (await desk.at.property.call('GET', `/reservations/${id}`)).body

  test('in part and of the rest are in the ledger, never more', async () => {
    const { id, transaction, amount, payment_url } = await desk.frontDesk.refundable()
    expect((await desk.frontDesk.refund(id, transaction, 1000)).body).toMatchObject({ state: 'done' })
    expect((await desk.frontDesk.refund(id, transaction, amount - 1000)).body).toMatchObject({
      state: 'done',
    })
    expect((await desk.frontDesk.refund(id, transaction, 1)).status).toBe(409)
    expect(desk.at.gateway.refundedOf(desk.at.gateway.paymentAt(payment_url))).toBe(amount)
    expect(await ledgerOf(id)).toMatchObject({ paid: 0, payment_status: 'refunded' })
  })

  test('refused by the gateway are shown with its reason, and release the amount', async () => {
    const { id, number, transaction, amount, payment_url } = await desk.frontDesk.refundable()
    const { transId } = desk.at.gateway.paymentAt(payment_url)
    desk.at.gateway.refunds.push({ transId, refId: 'made in the portal', amount: 1 })
    expect((await desk.frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'refund amount higher than allowed',
    })
    expect(await desk.frontDesk.attentionOf(number)).toBe('Brána nevrátila peniaze, treba ich poslať inak.')
    expect(await desk.frontDesk.overview(id)).toMatchObject({ refundable: [{ transaction, amount }] })
  })

  async function unanswered() {
    const order = await desk.frontDesk.refundable()
    desk.at.gateway.trouble.lostAnswers = 1
    const { body } = await desk.frontDesk.refund(order.id, order.transaction, 500)
    return { ...order, refund: body as Refund }
  }

  test('without an answer are never requested twice; the owner says that the money went', async () => {
    const { id, number, refund, payment_url, transaction, amount } = await unanswered()
    expect(refund.state).toBe('unanswered')
    await Promise.all([desk.recheckRefunds(), desk.recheckRefunds(), desk.recheckRefunds()])
    expect(desk.at.gateway.refundedOf(desk.at.gateway.paymentAt(payment_url))).toBe(500)
    expect(await refundsOf(id)).toMatchObject([{ state: 'unanswered' }])
    expect((await desk.frontDesk.overview(id)).refundable).toEqual([{ transaction, amount: amount - 500 }])
    expect(await desk.frontDesk.attentionOf(number)).toBe(
      'Brána nepotvrdila vrátenie peňazí. Pozrite v nej, či odišli.',
    )
    expect((await decide(id, refund.id, 'done')).body).toMatchObject({ state: 'done' })
    expect(await ledgerOf(id)).toMatchObject({ paid: amount - 500 })
    expect(await desk.frontDesk.attentionOf(number)).toBeNull()
    expect((await decide(id, refund.id, 'failed')).status).toBe(409)
  })

  test('that the owner declares as not sent release their amount', async () => {
    const { id, refund, transaction, amount } = await unanswered()
    expect((await decide(id, refund.id, 'failed')).body).toMatchObject({ state: 'failed' })
    expect((await desk.frontDesk.overview(id)).refundable).toEqual([{ transaction, amount }])
    expect(await ledgerOf(id)).toMatchObject({ paid: amount })
  })

  test('are sent later where no connection was made', async () => {
    const { id, transaction, amount, payment_url } = await desk.frontDesk.refundable()
    const { port } = desk.at.gateway
    await desk.at.gateway.stop()
    expect((await desk.frontDesk.refund(id, transaction, amount)).body).toMatchObject({ state: 'requested' })
    await desk.at.gateway.listen(port)
    await desk.recheckRefunds()
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }])
    expect(desk.at.gateway.refundedOf(desk.at.gateway.paymentAt(payment_url))).toBe(amount)
  })
})

test('with keys that the gateway refuses no payment is reported as missing', async () => {
  const { number } = await desk.frontDesk.paid()
  const { gatewayKeys: keys } = desk.at.services
  const right = { ...keys }
  Object.assign(keys ?? {}, { comgate: { ...keys?.comgate, secret: 'ine-heslo-obchodu' } })
  await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
  expect(await desk.frontDesk.attentionOf(number)).toBeNull()
  Object.assign(keys ?? {}, right)
})

test('trial payments are created as such and do not count as money', async () => {
  const trial = await openCardProperty(new ComgateServer(), {
    gatewayKeys: { comgate: { merchant: '123456', secret: 'x4q8OLB00yQVnPzKWqlr', mode: 'test' } },
  })
  const { paid } = cardFrontDesk(trial)
  const { payment_url } = await paid()
  expect(trial.gateway.paymentAt(payment_url)).toMatchObject({ test: 'true' })
  const { rows } = await trial.api.api.db.$client.query<{ provider_id: string; state: string }>(
    'select provider_id, state from payment_attempts',
  )
  expect(rows).toEqual([{ provider_id: expect.stringMatching(/^test_AB12-/), state: 'paid' }])
  await trial.close()
})

test('a gateway that does not answer holds up no page, and its answer counts when it comes', async () => {
  const slow = Promise.withResolvers<void>()
  const own = await openCardProperty(new ComgateServer(), { pageWaitMs: 50 })
  const { byCard, detail } = cardFrontDesk(own)
  const { token, payment_url } = await byCard()
  own.gateway.payAt(payment_url)
  own.gateway.trouble.slowUntil = slow.promise
  expect(await detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
  slow.resolve()
  const states = async () => (await own.api.api.db.$client.query('select state from payment_attempts')).rows
  await expect.poll(states).toEqual([{ state: 'paid' }])
  await own.close()
})
