import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../../testing/fixtures/card-property.ts'
import { ComgateServer } from '../../testing/servers/comgate-server.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'
import { StripeServer } from '../../testing/servers/stripe-server.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'
import type { TestGateway } from '../../testing/servers/test-gateway.ts'
import { aStay, hold, order } from '../../testing/test-property.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'
import { recheckOpenPayments } from '../settle-payment.ts'

describe.each([
  ['Stripe', () => new StripeServer()],
  ['Comgate', () => new ComgateServer()],
  ['GoPay', () => new GopayServer()],
  ['TatraPay+', () => new TatrapayplusServer()],
])('paying by card at %s', (_name, gatewayOf: () => TestGateway) => {
  let at: CardProperty<TestGateway>
  let frontDesk: ReturnType<typeof cardFrontDesk<TestGateway>>
  beforeAll(async () => {
    at = await openCardProperty(gatewayOf())
    frontDesk = cardFrontDesk(at)
  })
  beforeEach(() => void Object.assign(at.gateway.trouble, { down: false, lostAnswers: 0 }))
  afterAll(() => at.close())

  const now = () => at.api.clock.now()
  const notifyPaid = (url: string | null) => frontDesk.notify(at.gateway.paidNotification(url, now()))
  const asTheJobDoes = () => recheckOpenPayments(at.api.api.db, at.services)

  test('the hosted page shows the deposit in euros, in the language of the guest', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    const { price } = await frontDesk.detail(token)
    const wanted = { amount: price.deposit_due, currency: 'EUR', language: 'sk', isOpen: true }
    expect(at.gateway.asked(payment_url)).toEqual(wanted)
  })

  test('a notification causes the payment to be read back, and confirms; doubled it books once', async () => {
    const { token, id, payment_url } = await frontDesk.paid()
    for (let again = 0; again < 3; again++) expect((await notifyPaid(payment_url)).status).toBe(200)
    const seen = await frontDesk.detail(token)
    expect(seen).toMatchObject({ state: 'confirmed', paid: seen.price.deposit_due })
    expect(seen.payments).toHaveLength(1)
    const { balance } = await frontDesk.overview(id)
    expect(balance).toEqual({ amount: seen.due, due_on: '2027-04-17' })
  })

  test('forged notifications are refused, even where the payment was made', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    for (const forged of at.gateway.forgedNotifications(payment_url, now()))
      expect(await frontDesk.notify(forged)).toMatchObject({
        status: 400,
        body: { code: 'payment_invalid' },
      })
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('the claims of a genuine notification are ignored: the gateway reports unpaid', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    expect((await notifyPaid(payment_url)).status).toBe(200)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('notifications of other payments are acknowledged and ignored', async () => {
    expect((await frontDesk.notify(at.gateway.foreignNotification(now()))).status).toBe(200)
  })

  test('the job finds a payment whose notification was lost', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.payAt(payment_url)
    await asTheJobDoes()
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a payment after the deadline confirms while the nights are free', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.api.clock.advanceMinutes(31)
    at.gateway.payAt(payment_url)
    await notifyPaid(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('one cent less is booked as paid, confirms nothing and is flagged for the owner', async () => {
    const { token, number, payment_url } = await frontDesk.byCard()
    const less = at.gateway.asked(payment_url).amount - 1
    at.gateway.payAt(payment_url, { amount: less })
    await notifyPaid(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: less })
    expect(await frontDesk.attentionOf(number)).toBe('Brána prijala inú sumu, než sme žiadali.')
  })

  test('another currency is not booked, but flagged for the owner', async () => {
    const { token, number, payment_url } = await frontDesk.byCard()
    at.gateway.payAt(payment_url, { currency: 'HUF' })
    await notifyPaid(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect(await frontDesk.attentionOf(number)).toBe('Platba v inej mene: HUF')
  })

  test('a payment that has ended is replaced by a new one', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.expireAt(payment_url)
    const { payment_url: second } = (await frontDesk.payAgain(token)).body as { payment_url: string }
    expect(second).not.toBe(payment_url)
    at.gateway.payAt(second)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a payment that the gateway does not have, as after a change of the account, is begun anew', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.forget(payment_url)
    const { payment_url: second } = (await frontDesk.payAgain(token)).body as { payment_url: string }
    expect(second).not.toBe(payment_url)
    expect((await frontDesk.payAgain(token)).body).toMatchObject({ payment_url: second })
    at.gateway.payAt(second)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a payment that had failed and was made after all counts when the guest returns', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.expireAt(payment_url)
    await asTheJobDoes()
    expect(await frontDesk.detail(token)).toMatchObject({ online_payment: 'failed' })
    at.gateway.payAt(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed', online_payment: 'paid' })
  })

  test('continuing leads to the same page', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    const before = at.gateway.count()
    expect((await frontDesk.payAgain(token)).body).toMatchObject({ payment_url })
    expect(at.gateway.count()).toBe(before)
  })

  test('a cancelled reservation cannot be paid any more, or its money is to be returned', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    await at.api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
    await asTheJobDoes()
    expect(at.gateway.asked(payment_url).isOpen).toBe(!at.gateway.closesPayments)
    const online_payment = at.gateway.closesPayments ? 'failed' : 'open'
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'cancelled', online_payment })
    if (at.gateway.closesPayments) return
    at.gateway.payAt(payment_url)
    await notifyPaid(payment_url)
    const { amount } = at.gateway.asked(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({
      state: 'cancelled',
      paid: amount,
      to_return: amount,
    })
  })

  test('with the gateway down the order is valid, and its page still opens', async () => {
    const unit = await at.property.addUnit()
    at.gateway.trouble.down = true
    const answer = await order(at.api, await hold(at.api, [aStay(unit, '2027-05-01', '2027-05-03')]), {
      payment_method: 'card',
    })
    expect(answer).toMatchObject({ status: 200, body: { state: 'awaiting_payment', payment_url: null } })
    const { token } = answer.body as { token: string }
    expect(await frontDesk.payAgain(token)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment' })
  })

  test('comparing with the ledger finds nothing where they agree, and books what had no notification', async () => {
    const { number } = await frontDesk.paid()
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.payAt(payment_url)
    await compareLedgerWithGateways(at.api.api.db, at.services)
    expect(await frontDesk.attentionOf(number)).toBeNull()
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('comparing flags a payment that the gateway does not have', async () => {
    const { number, payment_url } = await frontDesk.paid()
    at.gateway.forget(payment_url)
    await compareLedgerWithGateways(at.api.api.db, at.services)
    expect(await frontDesk.attentionOf(number)).toBe('V bráne nie je platba, ktorú máme zapísanú.')
  })
})
