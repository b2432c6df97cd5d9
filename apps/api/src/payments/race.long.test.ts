import { expect, inject, test } from 'vitest'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { arrangePaymentRaces, notificationOf, now, present } from '../testing/races/payment-racers.ts'
import type { RaceCall } from '../testing/races/race-api.ts'
import type { RunningRacer } from '../testing/races/start-racers.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, actAtGateway, book } from '../testing/test-property.ts'

const at = arrangePaymentRaces()

/** Creates a confirmed reservation whose balance is paid at the gateway, without a notification yet. */
async function paidRest(of: TestApi, unit: string) {
  const { token, payment_url } = await book(of, [aStay(unit, '2027-05-01', '2027-05-03')])
  await actAtGateway(of, payment_url, 'pay')
  const rest = await of.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'sandbox' },
  })
  const url = (rest.body as { payment_url: string }).payment_url
  await actAtGateway(of, url, 'lose')
  return { token, notification: notificationOf(url) }
}

/** Every racer receives the notification five times and the guest's status request as often, all at once. */
async function storm(who: RunningRacer[], token: string, notification: RaceCall): Promise<number[]> {
  const look: RaceCall = { method: 'GET', url: `/reservation-details/${token}` }
  const calls = Array.from({ length: 10 }, (_, index) => (index % 2 ? look : notification))
  const results = await Promise.all(who.map((racer) => racer.run({ requests: [], calls })))
  return [...new Set(results.flat().map(({ status }) => status))]
}

const paidOf = async (of: TestApi, token: string) =>
  (await of.call('GET', `/reservation-details/${token}`)).body as { paid: number; price: { total: number } }

test(
  'notified again and again by several racers at once, a payment is booked once',
  { timeout: 240_000 * inject('effort') },
  async () => {
    for (let round = 0; round < inject('effort'); round++) {
      const { token, notification } = await paidRest(at.api, await at.property.addUnit())
      expect(await storm(at.all.slice(0, present), token, notification)).toEqual([200])
      const { paid, price } = await paidOf(at.api, token)
      expect(paid).toBe(price.total)
    }
  },
)

test(
  'control: without locks and without the key on the reference it is booked more than once',
  { timeout: 240_000 * inject('effort') },
  async () => {
    const { api: bare, property: bareProperty } = await startTestProperty()
    await bare.api.db.execute('drop index transaction_of_provider')
    const withoutStateCheck = await at.racers(bare, [now, now], { withoutLocks: true })
    const { token, notification } = await paidRest(bare, await bareProperty.addUnit())
    const gate = await raiseGate(bare.connection, 'update on payment_attempts')
    const over = storm(withoutStateCheck, token, notification)
    await gate.openFor(2)
    await over
    const { paid, price } = await paidOf(bare, token)
    expect(paid).toBeGreaterThan(price.total)
    await gate.close()
    await bare.close()
  },
)
