import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aStay, actAtGateway, book, buildProperty, type TestProperty } from '../testing/test-property.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { faultsOfPath } from '../testing/files/legal-path.ts'
import type { RaceCall, RacerConfig } from '../testing/races/race-api.ts'
import { startRacers, type RunningRacer } from '../testing/races/start-racers.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { signReference } from './providers/sandbox-provider.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

const now = '2027-03-10T09:00:00Z'
/** After the half hour of a card payment. */
const later = '2027-03-10T09:31:00Z'
const secret = 'a secret for tests only, long enough to derive keys from'

let api: TestApi
let property: TestProperty
/** Racers with the present time: two show what four do; a `TEST_EFFORT` above 1 starts four. */
const present = inject('effort') > 1 ? 4 : 2
/**
 * The present racers, and one with a later time. Shared by the property's tests, because starting them takes longer
 * than a race.
 */
let all: RunningRacer[]
const started: RunningRacer[] = []
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  all = await racers(api, [...Array<string>(present).fill(now), later])
}, 240_000)
afterAll(async () => {
  for (const racer of started) await racer.stop()
  await api.close()
})

type Naive = Partial<Pick<RacerConfig, 'withoutLocks' | 'withoutStateCheck'>>

async function racers(
  { connection }: TestApi,
  moments: string[],
  naive: Naive = {},
): Promise<RunningRacer[]> {
  const config = { connection: connection as pg.ClientConfig, withoutLocks: false, ...naive }
  const made = await startRacers(moments.map((moment) => ({ ...config, now: moment })))
  started.push(...made)
  return made
}

function notificationOf(paymentUrl: string | null): RaceCall {
  const reference = paymentUrl?.split('/').at(-1) ?? ''
  const payload = { reference, signature: signReference(secret, reference) }
  return { method: 'POST', url: '/payments/sandbox/notifications', payload }
}

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
      const { token, notification } = await paidRest(api, await property.addUnit())
      expect(await storm(all.slice(0, present), token, notification)).toEqual([200])
      const { paid, price } = await paidOf(api, token)
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
    const withoutStateCheck = await racers(bare, [now, now], { withoutLocks: true })
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

interface Race {
  token: string
  /** Paid, cancelled, confirmed, read when it is overdue. */
  calls: [RaceCall, RaceCall, RaceCall, RaceCall]
}

/** Creates an order that is paid at the gateway, without a notification yet, and the calls that race with it. */
async function everythingOver(of: TestApi, { addUnit, call }: TestProperty): Promise<Race> {
  const ordered = await book(of, [aStay(await addUnit(), '2027-07-01', '2027-07-03')])
  const { token, number, payment_url } = ordered
  await actAtGateway(of, payment_url, 'lose')
  const [row] = (await call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const headers = { authorization: `Bearer ${await adminToken(of)}` }
  const calls: Race['calls'] = [
    notificationOf(payment_url),
    { method: 'POST', url: `/reservation-details/${token}/cancellation`, payload: {} },
    { method: 'PUT', url: `/reservations/${row?.id}`, payload: { state: 'confirmed' }, headers },
    { method: 'GET', url: `/reservation-details/${token}` },
  ]
  return { token, calls }
}

test(
  'paid, cancelled, expired and confirmed at once by several racers: one legal path, one e-mail for each step',
  { timeout: 180_000 * inject('effort') },
  async () => {
    for (let round = 0; round < 3 * inject('effort'); round++) {
      const { token, calls } = await everythingOver(api, property)
      const [paid, cancelled, confirmed, read] = calls
      const now = [paid, cancelled, confirmed]
      // The racers with the present time share three calls, and make one of them together; the last one only reads.
      const does = (index: number) =>
        index === present ? [read] : now.filter((_, at) => at % present === index || at === round % 3)
      const results = await Promise.all(
        all.map((racer, index) => racer.run({ requests: [], calls: does(index) })),
      )
      for (const { status } of results.flat()) expect([200, 409]).toContain(status)
      await api.call('GET', `/reservation-details/${token}`)
      expect(await faultsOfPath(api.api.db, token)).toEqual([])
    }
  },
)

test(
  'control: without the locks and the check of the state the same calls leave the legal path',
  { timeout: 240_000 * inject('effort') },
  async () => {
    const bare = await startTestApi()
    const withoutStateCheck = await racers(bare, [now, later], { withoutStateCheck: true })
    const { token, calls } = await everythingOver(bare, await buildProperty(bare))
    const gate = await raiseGate(bare.connection, 'update of state on reservations')
    const over = withoutStateCheck.map((racer, index) =>
      racer.run({ requests: [], calls: calls.filter((_, at) => (at === 3) === (index === 1)) }),
    )
    // The guest's, the owner's, and one of the two notifications: the other waits for its booking.
    await gate.openFor(3)
    await Promise.all(over)
    expect(await faultsOfPath(bare.api.db, token)).toContainEqual(
      expect.stringContaining('from another state'),
    )
    await gate.close()
    await bare.close()
  },
)
