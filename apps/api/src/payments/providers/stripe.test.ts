import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../../testing/fixtures/card-property.ts'
import { aStay, hold, order } from '../../testing/test-property.ts'
import { recheckOpenPayments } from '../settle-payment.ts'

let at: CardProperty
let frontDesk: ReturnType<typeof cardFrontDesk>
beforeAll(async () => {
  at = await openCardProperty()
  frontDesk = cardFrontDesk(at)
})
beforeEach(() => {
  Object.assign(at.gateway.trouble, { down: false, lostAnswers: 0, slowRefunds: false, refusal: null })
})
afterAll(() => at.close())

describe('paying by card', () => {
  test('the hosted page shows the deposit in euros, in the language of the guest', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    const session = at.gateway.sessionAt(payment_url)
    const { price } = await frontDesk.detail(token)
    expect(session).toMatchObject({ amount_total: price.deposit_due, currency: 'eur', locale: 'sk' })
  })

  test('a signed notification causes the payment to be read back, and confirms', async () => {
    const { token, id } = await frontDesk.paid()
    const seen = await frontDesk.detail(token)
    expect(seen).toMatchObject({ state: 'confirmed', paid: seen.price.deposit_due })
    const { balance } = await frontDesk.overview(id)
    expect(balance).toEqual({ amount: seen.due, due_on: '2027-04-17' })
    expect(seen.balance).toEqual(balance)
  })

  test.each([
    ['another secret', 'whsec_other', 0],
    ['an old signature', undefined, -10],
  ])('%s is refused', async (_what, secret, minutes) => {
    const { token, payment_url } = await frontDesk.byCard()
    const signed = new Date(at.api.clock.now().getTime() + minutes * 60_000)
    const forged = at.gateway.notification(
      'checkout.session.completed',
      at.gateway.sessionAt(payment_url),
      signed,
      secret,
    )
    expect(await frontDesk.notify(forged)).toMatchObject({ status: 400, body: { code: 'payment_invalid' } })
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('a changed byte, or no signature at all, is refused', async () => {
    const { payment_url } = await frontDesk.byCard()
    const notification = frontDesk.completed(at.gateway.sessionAt(payment_url))
    const changed = {
      ...notification,
      body: Buffer.from(notification.body.toString().replace('event', 'Event')),
    }
    const bare = { body: notification.body, headers: { 'content-type': 'application/json' } }
    for (const forged of [changed, bare])
      expect(await frontDesk.notify(forged)).toMatchObject({ status: 400, body: { code: 'payment_invalid' } })
  })

  test('the claims of a signed notification are ignored: the gateway reports unpaid', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    const claims = { ...at.gateway.sessionAt(payment_url), payment_status: 'paid', status: 'complete' }
    expect((await frontDesk.notify(frontDesk.completed(claims))).status).toBe(200)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('foreign and irrelevant notifications are acknowledged and ignored', async () => {
    const foreign = { id: 'cs_x', client_reference_id: 'another shop' }
    for (const notification of [
      frontDesk.completed(foreign),
      at.gateway.notification('customer.created', {}, at.api.clock.now()),
      at.gateway.notification('refund.updated', { metadata: { reference: 'not an id' } }, at.api.clock.now()),
    ])
      expect((await frontDesk.notify(notification)).status).toBe(200)
  })

  test('the job finds a payment without a notification', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.pay(at.gateway.sessionAt(payment_url))
    await recheckOpenPayments(at.api.api.db, at.services)
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('another amount is booked as paid, and flagged for the owner', async () => {
    const { token, number, payment_url } = await frontDesk.byCard()
    const session = at.gateway.sessionAt(payment_url)
    at.gateway.pay(session, { amount_total: 100 })
    await frontDesk.notify(frontDesk.completed(session))
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 100 })
    expect(await frontDesk.attentionOf(number)).toBe('Brána prijala inú sumu, než sme žiadali.')
  })

  test('another currency is not booked, but flagged for the owner', async () => {
    const { token, number, payment_url } = await frontDesk.byCard()
    const session = at.gateway.sessionAt(payment_url)
    at.gateway.pay(session, { currency: 'huf' })
    await frontDesk.notify(frontDesk.completed(session))
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect(await frontDesk.attentionOf(number)).toBe('Platba v inej mene: HUF')
  })

  test('an expired session is replaced by a new one', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.sessionAt(payment_url).status = 'expired'
    const again = await at.api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    const { payment_url: second } = again.body as { payment_url: string }
    expect(second).not.toBe(payment_url)
    at.gateway.pay(at.gateway.sessionAt(second))
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('continuing leads to the same session, and a lost answer creates no second one', async () => {
    const before = at.gateway.sessions.size
    at.gateway.trouble.lostAnswers = 1
    const { token, payment_url } = await frontDesk.byCard()
    const again = await at.api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    expect(again.body).toMatchObject({ payment_url })
    expect(at.gateway.sessions.size).toBe(before + 1)
  })

  test('with the gateway down the order is valid, and its page still opens', async () => {
    const unit = await at.property.addUnit()
    at.gateway.trouble.down = true
    const answer = await order(at.api, await hold(at.api, [aStay(unit, '2027-05-01', '2027-05-03')]), {
      payment_method: 'card',
    })
    expect(answer).toMatchObject({ status: 200, body: { state: 'awaiting_payment', payment_url: null } })
    const { token } = answer.body as { token: string }
    const tried = await at.api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    expect(tried).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment' })
  })
})
