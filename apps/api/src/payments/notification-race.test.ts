import type pg from 'pg'
import { expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { UnlockedClient } from '../testing/races/unlocked-client.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { ComgateServer } from '../testing/servers/comgate-server.ts'
import { copyDatabase } from '../testing/test-api.ts'

/** Pays the balance of a confirmed reservation, without a notification yet. */
async function paidBalance(at: CardProperty<ComgateServer>) {
  const { paid, payAgain, notify, detail } = cardFrontDesk(at)
  const { token } = await paid()
  const { payment_url } = (await payAgain(token)).body as { payment_url: string }
  at.gateway.payAt(payment_url)
  return { notification: () => notify(at.gateway.paidNotification(payment_url)), seen: () => detail(token) }
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

test('two notifications of Comgate at the same moment book a payment once', async () => {
  const at = await openCardProperty(new ComgateServer())
  for (let round = 0; round < 5; round++) {
    const { notification, seen } = await paidBalance(at)
    expect(statuses(await Promise.all([notification(), notification()]))).toEqual([200, 200])
    const { paid, price } = await seen()
    expect(paid).toBe(price.total)
  }
  await at.close()
})

test('control: without locks and without the key on the reference they book it twice', async () => {
  const connection = await copyDatabase()
  const at = await openCardProperty(new ComgateServer(), {
    pool: { ...connection, Client: UnlockedClient },
  })
  const { notification, seen } = await paidBalance(at)
  await at.api.api.db.execute('drop index transaction_of_provider')
  const gate = await raiseGate(connection as pg.ClientConfig, 'update on payment_attempts')
  const both = Promise.all([notification(), notification()])
  await gate.openFor(2)
  await both
  const { paid, price } = await seen()
  expect(paid).toBeGreaterThan(price.total)
  await gate.close()
  await at.close()
})
