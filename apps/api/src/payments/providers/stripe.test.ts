import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../../testing/fixtures/card-property.ts'
import { StripeServer } from '../../testing/servers/stripe-server.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'

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

test('the hosted page is in euros, in the language of the guest', async () => {
  const { payment_url } = await frontDesk.byCard()
  expect(at.gateway.sessionAt(payment_url)).toMatchObject({ currency: 'eur', locale: 'sk' })
})

test('irrelevant notifications are acknowledged and ignored', async () => {
  for (const notification of [
    at.gateway.notification('customer.created', {}, at.api.clock.now()),
    at.gateway.notification('refund.updated', { metadata: { reference: 'not an id' } }, at.api.clock.now()),
  ])
    expect((await frontDesk.notify(notification)).status).toBe(200)
})

test('a lost answer creates no second session', async () => {
  const before = at.gateway.count()
  at.gateway.trouble.lostAnswers = 1
  await frontDesk.byCard()
  expect(at.gateway.count()).toBe(before + 1)
})

test('a payment that the bank refuses after the page was completed is replaced by a new one', async () => {
  const { token, payment_url } = await frontDesk.byCard()
  const intent = at.gateway.payLater(payment_url)
  const notify = (type: string) =>
    frontDesk.notify(at.gateway.notification(type, at.gateway.sessionAt(payment_url), at.api.clock.now()))
  await notify('checkout.session.completed')
  expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
  at.gateway.intents.set(intent, 'requires_payment_method')
  await notify('checkout.session.async_payment_failed')
  expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'failed' })
  const { payment_url: second } = (await frontDesk.payAgain(token)).body as { payment_url: string }
  expect(second).not.toBe(payment_url)
})

test('a trial payment is not missed by the live mode, which cannot return it', async () => {
  const { id, number, transaction, amount } = await frontDesk.refundable()
  const { gatewayKeys: keys } = at.services
  const trial = { ...keys }
  Object.assign(keys ?? {}, { stripe: { ...keys?.stripe, secret_key: 'sk_live_only' } })
  await compareLedgerWithGateways(at.api.api.db, at.services)
  expect(await frontDesk.attentionOf(number)).toBeNull()
  expect((await frontDesk.refund(id, transaction, amount)).body).toMatchObject({ state: 'failed' })
  Object.assign(keys ?? {}, trial)
})
