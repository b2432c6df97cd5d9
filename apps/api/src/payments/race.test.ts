import { expect, inject, test } from 'vitest'
import { faultsOfPath } from '../testing/files/legal-path.ts'
import { arrangePaymentRaces, later, notificationOf, now, present } from '../testing/races/payment-racers.ts'
import type { RaceCall } from '../testing/races/race-api.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { aStay, actAtGateway, book, buildProperty, type TestProperty } from '../testing/test-property.ts'

const at = arrangePaymentRaces()

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
      const { token, calls } = await everythingOver(at.api, at.property)
      const [paid, cancelled, confirmed, read] = calls
      const now = [paid, cancelled, confirmed]
      // The racers with the present time share three calls, and make one of them together; the last one only reads.
      const does = (index: number) =>
        index === present ? [read] : now.filter((_, at) => at % present === index || at === round % 3)
      const results = await Promise.all(
        at.all.map((racer, index) => racer.run({ requests: [], calls: does(index) })),
      )
      for (const { status } of results.flat()) expect([200, 409]).toContain(status)
      await at.api.call('GET', `/reservation-details/${token}`)
      expect(await faultsOfPath(at.api.api.db, token)).toEqual([])
    }
  },
)

test(
  'control: without the locks and the check of the state the same calls leave the legal path',
  { timeout: 240_000 * inject('effort') },
  async () => {
    const bare = await startTestApi()
    const withoutStateCheck = await at.racers(bare, [now, later], { withoutStateCheck: true })
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
