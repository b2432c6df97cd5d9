import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../../testing/fixtures/card-property.ts'
import { StripeServer } from '../../testing/servers/stripe-server.ts'

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
