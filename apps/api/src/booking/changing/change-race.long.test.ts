import type pg from 'pg'
import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { startRacers, type RunningRacer } from '../../testing/races/start-racers.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

/** Two racers show what four do; a `TEST_EFFORT` above 1 starts four. */
const contenders = inject('effort') > 1 ? 4 : 2
const each = 5

let api: TestApi
let property: TestProperty
let service: string
const started: RunningRacer[] = []

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  service = await property.add('common-services', {
    title: 'Drevo',
    price: 500,
    price_unit: 'piece',
    vat_kind: 'other',
  })
})
afterAll(async () => {
  for (const racer of started) await racer.stop()
  await api.close()
})

/** One guest confirms the same change in many windows at once. @returns how often it was carried out */
async function confirmTogether(withoutLocks: boolean, arrival: string, departure: string): Promise<number> {
  const { token } = await book(api, [aStay(property.unit, arrival, departure)], { payment_method: 'on_site' })
  const path = `/reservation-details/${token}`
  const detail = (await api.call('GET', path)).body as ReservationDetail
  const request = { common_services: [{ common_service: service, quantity: 2 }] }
  const shown = (await api.call('POST', `${path}/changes`, { body: { ...request, dry_run: true } }))
    .body as GuestChangeOutcome
  const call = {
    method: 'POST' as const,
    url: `${path}/changes`,
    payload: { ...request, expected_total: shown.price.total },
    headers: { 'if-match': `"${detail.updated_at}"` },
  }
  const config = {
    connection: api.connection as pg.ClientConfig,
    now: api.clock.now().toISOString(),
    withoutLocks,
  }
  // Two are enough to show the failure without locks.
  const racers = await startRacers(Array.from({ length: withoutLocks ? 2 : contenders }, () => config))
  started.push(...racers)
  const gate = withoutLocks ? await raiseGate(api.connection, 'insert on common_service_reservations') : null
  const over = racers.map((racer) =>
    racer.run({ requests: [], calls: Array.from({ length: each }, () => call) }),
  )
  await gate?.openFor(2)
  const results = await Promise.all(over)
  await gate?.close()
  const statuses = results.flat().map(({ status }) => status)
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
  return statuses.filter((status) => status === 200).length
}

test(
  'a change confirmed in many windows at once is made once, at the shown price',
  { timeout: 240_000 },
  async () => {
    expect(await confirmTogether(false, '2027-07-01', '2027-07-03')).toBe(1)
    const [row] = (await property.call('GET', '/reservations?arrival=2027-07-01')).body as { id: string }[]
    const history = (await property.call('GET', `/reservations/${row?.id}/history`)).body as {
      action: string
    }[]
    expect(history.filter(({ action }) => action === 'price')).toHaveLength(1)
  },
)

test('control: without the locks it is made more than once', { timeout: 240_000 }, async () => {
  expect(await confirmTogether(true, '2027-08-01', '2027-08-03')).toBeGreaterThan(1)
})
