import type { Refund } from '@dvor/contract/money/payments.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../../testing/fixtures/card-property.ts'
import { ComgateServer } from '../../testing/servers/comgate-server.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'
import { recheckRefunds } from '../settle-refund.ts'

let at: CardProperty<ComgateServer>
let frontDesk: ReturnType<typeof cardFrontDesk<ComgateServer>>
beforeAll(async () => {
  at = await openCardProperty(new ComgateServer())
  frontDesk = cardFrontDesk(at)
})
beforeEach(
  () =>
    void Object.assign(at.gateway.trouble, { down: false, faulty: false, lostAnswers: 0, slowUntil: null }),
)
afterAll(() => at.close())

const notify = (url: string | null) => frontDesk.notify(at.gateway.paidNotification(url))

describe('payments', () => {
  test('are created in the background with the payer that the gateway requires', async () => {
    const { payment_url } = await frontDesk.byCard()
    expect(at.gateway.paymentAt(payment_url)).toMatchObject({ email: 'jana@example.com', test: 'false' })
    expect(payment_url).toMatch(/^https:\/\/payments\.comgate\.cz\/client\/instructions/)
  })

  test('carry the whole number of the reservation in a label of at most 16 characters', async () => {
    const { number, payment_url } = await frontDesk.byCard()
    expect(at.gateway.paymentAt(payment_url).label).toContain(number)
  })

  test.each(['PENDING', 'AUTHORIZED'] as const)('%s is no payment yet', async (status) => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.paymentAt(payment_url).status = status
    await notify(payment_url)
    const seen = await frontDesk.detail(token)
    expect(seen).toMatchObject({ state: 'awaiting_payment', paid: 0, online_payment: 'open' })
  })

  test('CANCELLED is shown to the guest, who can still pay on another page', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.paymentAt(payment_url).status = 'CANCELLED'
    await frontDesk.notify(at.gateway.notification(payment_url))
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'failed' })
    expect((await frontDesk.payAgain(token)).status).toBe(200)
  })

  test.each([
    ['another reference', { refId: 'x' }],
    ['a trial payment', { test: 'true' }],
  ])('an answer about %s is not believed', async (_what, differing) => {
    const { token, payment_url } = await frontDesk.byCard()
    const payment = at.gateway.paymentAt(payment_url)
    const right = { ...payment }
    const notification = at.gateway.paidNotification(payment_url)
    Object.assign(payment, { status: 'PAID', ...differing })
    expect((await frontDesk.notify(notification)).status).toBe(500)
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0 })
    Object.assign(payment, right)
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

describe('refunds', () => {
  const recheck = () => {
    at.api.clock.advanceMinutes(2)
    return recheckRefunds(at.api.api.db, at.services)
  }
  const refundsOf = async (id: string) => (await frontDesk.overview(id)).refunds
  const decide = (id: string, refund: string | undefined, state: string) =>
    at.property.call('POST', `/reservations/${id}/refunds/${refund}/outcome`, { state })
  const ledgerOf = async (id: string) => (await at.property.call('GET', `/reservations/${id}`)).body

  test('in part and of the rest are in the ledger, never more', async () => {
    const { id, transaction, amount, payment_url } = await frontDesk.refundable()
    expect((await frontDesk.refund(id, transaction, 1000)).body).toMatchObject({ state: 'done' })
    expect((await frontDesk.refund(id, transaction, amount - 1000)).body).toMatchObject({ state: 'done' })
    expect((await frontDesk.refund(id, transaction, 1)).status).toBe(409)
    expect(at.gateway.refundedOf(at.gateway.paymentAt(payment_url))).toBe(amount)
    expect(await ledgerOf(id)).toMatchObject({ paid: 0, payment_status: 'refunded' })
  })

  test('refused by the gateway are shown with its reason, and release the amount', async () => {
    const { id, number, transaction, amount, payment_url } = await frontDesk.refundable()
    const { transId } = at.gateway.paymentAt(payment_url)
    at.gateway.refunds.push({ transId, refId: 'made in the portal', amount: 1 })
    expect((await frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'refund amount higher than allowed',
    })
    expect(await frontDesk.attentionOf(number)).toBe('Brána nevrátila peniaze, treba ich poslať inak.')
    expect(await frontDesk.overview(id)).toMatchObject({ refundable: [{ transaction, amount }] })
  })

  async function unanswered() {
    const order = await frontDesk.refundable()
    at.gateway.trouble.lostAnswers = 1
    const { body } = await frontDesk.refund(order.id, order.transaction, 500)
    return { ...order, refund: body as Refund }
  }

  test('without an answer are never requested twice; the owner says that the money went', async () => {
    const { id, number, refund, payment_url, transaction, amount } = await unanswered()
    expect(refund.state).toBe('unanswered')
    await Promise.all([recheck(), recheck(), recheck()])
    expect(at.gateway.refundedOf(at.gateway.paymentAt(payment_url))).toBe(500)
    expect(await refundsOf(id)).toMatchObject([{ state: 'unanswered' }])
    expect((await frontDesk.overview(id)).refundable).toEqual([{ transaction, amount: amount - 500 }])
    expect(await frontDesk.attentionOf(number)).toBe(
      'Brána nepotvrdila vrátenie peňazí. Pozrite v nej, či odišli.',
    )
    expect((await decide(id, refund.id, 'done')).body).toMatchObject({ state: 'done' })
    expect(await ledgerOf(id)).toMatchObject({ paid: amount - 500 })
    expect(await frontDesk.attentionOf(number)).toBeNull()
    expect((await decide(id, refund.id, 'failed')).status).toBe(409)
  })

  test('that the owner declares as not sent release their amount', async () => {
    const { id, refund, transaction, amount } = await unanswered()
    expect((await decide(id, refund.id, 'failed')).body).toMatchObject({ state: 'failed' })
    expect((await frontDesk.overview(id)).refundable).toEqual([{ transaction, amount }])
    expect(await ledgerOf(id)).toMatchObject({ paid: amount })
  })

  test('are sent later where no connection was made', async () => {
    const { id, transaction, amount, payment_url } = await frontDesk.refundable()
    const { port } = at.gateway
    await at.gateway.stop()
    expect((await frontDesk.refund(id, transaction, amount)).body).toMatchObject({ state: 'requested' })
    await at.gateway.listen(port)
    await recheck()
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }])
    expect(at.gateway.refundedOf(at.gateway.paymentAt(payment_url))).toBe(amount)
  })
})

test('with keys that the gateway refuses no payment is reported as missing', async () => {
  const { number } = await frontDesk.paid()
  const { gatewayKeys: keys } = at.services
  const right = { ...keys }
  Object.assign(keys ?? {}, { comgate: { ...keys?.comgate, secret: 'ine-heslo-obchodu' } })
  await compareLedgerWithGateways(at.api.api.db, at.services)
  expect(await frontDesk.attentionOf(number)).toBeNull()
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
