import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../fixtures/card-property.ts'
import { UnlockedClient } from '../races/unlocked-client.ts'
import { raiseGate } from '../servers/a-gate.ts'
import type { TestGateway } from '../servers/test-gateway.ts'

/** Notifications of one payment at the same moment. */
const storm = 10

/** A gateway of the tests that can answer slowly, and records its calls. */
type SlowGateway = TestGateway & { trouble: { slowUntil: Promise<void> | null }; requests: string[] }

/** Calls that create a payment. */
const creation = /^(create|POST .*\/payments(\/payment)?)$/

/** Tests of requests about one payment at the same moment, the same at each gateway. */
export function testSimultaneousRequests(name: string, gatewayOf: () => SlowGateway): void {
  describe(`requests about one payment at the same moment at ${name}`, () => {
    testNotifications(gatewayOf)
    testClicks(gatewayOf)
  })
}

/** Pays the balance of a confirmed reservation, without a notification yet. */
async function paidBalance(at: CardProperty<TestGateway>) {
  const { paid, payAgain, notify, detail } = cardFrontDesk(at)
  const { token } = await paid()
  const { payment_url } = (await payAgain(token)).body as { payment_url: string }
  at.gateway.payAt(payment_url)
  const notification = () => notify(at.gateway.paidNotification(payment_url, at.api.clock.now()))
  return { notification, seen: () => detail(token) }
}

const statuses = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status))

function testNotifications(gatewayOf: () => SlowGateway): void {
  test('many notifications at once book a payment once', async () => {
    const at = await openCardProperty(gatewayOf())
    for (let round = 0; round < 3; round++) {
      const { notification, seen } = await paidBalance(at)
      const answers = await Promise.all(Array.from({ length: storm }, notification))
      expect(statuses(answers)).toEqual(new Set([200]))
      const { paid, price } = await seen()
      expect(paid).toBe(price.total)
    }
    await at.close()
  })

  test('control: without locks and without the key on the reference it is booked more than once', async () => {
    const at = await openCardProperty(gatewayOf(), { pool: { Client: UnlockedClient } })
    const { notification, seen } = await paidBalance(at)
    await at.api.api.db.execute('drop index transaction_of_provider')
    const gate = await raiseGate(at.api.connection as pg.ClientConfig, 'update on payment_attempts')
    const both = Promise.all([notification(), notification()])
    await gate.openFor(2)
    await both
    const { paid, price } = await seen()
    expect(paid).toBeGreaterThan(price.total)
    await gate.close()
    await at.close()
  })
}

function testClicks(gatewayOf: () => SlowGateway): void {
  test('two clicks lead a slow gateway’s guest to one page only', async () => {
    const at = await openCardProperty(gatewayOf())
    const { paid, detail, payAgain } = cardFrontDesk(at)
    // Without an undecided payment, about which a click would first ask the slow gateway.
    const { token } = await paid()
    const slow = Promise.withResolvers<void>()
    const before = at.gateway.requests.length
    at.gateway.trouble.slowUntil = slow.promise
    const clicks = [payAgain(token), payAgain(token)]
    const created = () => at.gateway.requests.slice(before).filter((call) => creation.test(call))
    await expect.poll(() => created().length).toBe(2)
    slow.resolve()
    const pages = (await Promise.all(clicks)).map(({ body }) => (body as { payment_url: string }).payment_url)
    expect(pages[0]).toBe(pages[1])
    at.gateway.payAt(pages[0] ?? null)
    const seen = await detail(token)
    expect(seen.paid).toBe(seen.price.total)
    await at.close()
  })
}
