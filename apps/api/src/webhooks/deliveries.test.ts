import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { WebhookProperty } from '../testing/servers/webhook-receiver.ts'
import { aStay, book } from '../testing/test-property.ts'
import { claimNext, sweepDeliveries } from './delivery-queries.ts'
import { nextAttempt, retryAfterOf } from './retry-times.ts'

let at: WebhookProperty
let webhook: string
beforeAll(async () => void (at = await WebhookProperty.start()))
beforeEach(async () => {
  await at.open()
  webhook = (await at.add(['reservation.created', 'reservation.changed'])).id
  await book(at.api, [aStay(at.property.unit, '2027-05-10', '2027-05-12')], { payment_method: 'on_site' })
})
afterAll(() => at.close())

const shown = async () => (await at.property.call('GET', `/webhooks/${webhook}`)).body
const idsOf = (requests: Awaited<ReturnType<WebhookProperty['send']>>) =>
  requests.map(({ headers }) => headers['webhook-id'])
async function changeNote(note: string): Promise<void> {
  const { body } = await at.property.call('GET', '/reservations')
  await at.property.call('PUT', `/reservations/${(body as { id: string }[])[0]?.id}`, { internal_note: note })
}

test('attempts are spread over two days; the receiver may ask for more time, up to a day', () => {
  const start = new Date('2027-01-01T00:00:00Z')
  let now = start
  let failures = 1
  for (let next = nextAttempt(failures, now); next; next = nextAttempt(++failures, now)) now = next
  const hours = (now.getTime() - start.getTime()) / 3_600_000
  expect([failures, Math.round(hours)]).toEqual([9, 48])
  expect(nextAttempt(1, start, 3_600_000)?.toISOString()).toBe('2027-01-01T01:00:00.000Z')
  expect(nextAttempt(1, start, 1e12)?.toISOString()).toBe('2027-01-02T00:00:00.000Z')
  expect(retryAfterOf('120', start)).toBe(120_000)
  expect(retryAfterOf('Fri, 01 Jan 2027 00:01:00 GMT', start)).toBe(60_000)
  expect([retryAfterOf('soon', start), retryAfterOf(undefined, start)]).toEqual([0, 0])
})

test('what is refused comes again under the same id, and the events of a reservation keep their order', async () => {
  at.mood = { status: 500 }
  await changeNote('prvá')
  const [first, ...others] = idsOf(await at.send())
  expect(others).toEqual([])
  expect(await at.send()).toEqual([])
  at.mood = { status: 200 }
  at.api.clock.advanceMinutes(1)
  const sent = await at.send()
  expect(idsOf(sent)[0]).toBe(first)
  expect(sent.map(({ event }) => event.type)).toEqual(['reservation.created', 'reservation.changed'])
  expect(await at.log()).toMatchObject([
    { state: 'delivered', attempts: 2, status: 200, problem: null },
    { state: 'delivered', attempts: 1 },
  ])
})

test.each([
  ['never answers', undefined, null, 'too_slow'],
  ['redirects', { status: 302, headers: { location: 'https://portal.example/' } }, 302, 'redirected'],
  ['is overloaded', { status: 503, headers: { 'retry-after': '7200' } }, 503, 'refused'],
] as const)('a receiver that %s', async (_name, mood, status, problem) => {
  at.mood = mood
  expect(await at.send()).toHaveLength(1)
  const [delivery] = await at.log()
  expect(delivery).toMatchObject({ state: 'waiting', status, problem })
  const wait = Date.parse(String(delivery?.['next_attempt_at'])) - at.api.clock.now().getTime()
  expect(wait).toBe(status === 503 ? 7_200_000 : 30_000)
})

test.each(['inside.example', 'localhost', '10.0.0.1', '[::1]', '169.254.169.254'])(
  'no connection is made to %s',
  async (host) => {
    at.names.set('inside.example', ['10.0.0.5'])
    at.names.set('localhost', ['::1'])
    await at.property.call('PUT', `/webhooks/${webhook}`, { url: at.url(host) })
    expect(await at.send()).toEqual([])
    expect(await at.log()).toMatchObject([{ state: 'waiting', status: null, problem: 'address_refused' }])
  },
)

test('410 switches the webhook off at once, with an alert to the owner', async () => {
  at.mood = { status: 410 }
  await at.send()
  expect(await shown()).toMatchObject({ active: false, paused_for: 'gone' })
  expect((await at.property.call('GET', '/dashboard')).body).toMatchObject({
    alerts: [{ kind: 'webhooks_off', count: 1 }],
  })
  await at.property.call('PUT', `/webhooks/${webhook}`, { active: true })
  expect(await shown()).toMatchObject({ active: true, paused_for: null })
})

test('after five days without success it is switched off, unless one was accepted meanwhile', async () => {
  at.mood = { status: 500 }
  await at.send()
  at.api.clock.advanceMinutes(4 * 24 * 60)
  await at.send()
  expect(await shown()).toMatchObject({ active: true, failing_since: '2027-03-10T09:00:00.000Z' })
  at.api.clock.advanceMinutes(24 * 60 + 1)
  await at.send()
  expect(await shown()).toMatchObject({ active: false, paused_for: 'failing' })
  at.mood = { status: 200 }
  await at.property.call('PUT', `/webhooks/${webhook}`, { active: true })
  at.api.clock.advanceMinutes(24 * 60)
  expect(await at.kinds()).toEqual(['reservation.created'])
  expect(await shown()).toMatchObject({ active: true, failing_since: null })
})

test('a process that stopped between sending and recording sends again, so the receiver may see an id twice', async () => {
  await at.kinds()
  await changeNote('druhá')
  at.mood = { status: 500 }
  await at.send()
  at.api.clock.advanceMinutes(1)
  at.mood = { status: 200 }
  const claimed = await claimNext(at.api.api.db, webhook, at.api.clock.now())
  expect(await at.send()).toEqual([])
  at.api.clock.advanceMinutes(1)
  expect(idsOf(await at.send())).toEqual([claimed?.id])
})

test('a person sends a delivery again under the same id, also one that was given up', async () => {
  at.mood = { status: 400 }
  const ids = idsOf(await at.send())
  for (let attempt = 2; attempt <= 9; attempt++) {
    at.api.clock.advanceMinutes(16 * 60)
    await at.send()
  }
  expect(await at.log()).toMatchObject([{ state: 'failed', attempts: 9, status: 400, problem: 'refused' }])
  at.mood = { status: 200 }
  const { body } = await at.property.call('POST', `/webhook-deliveries/${ids[0]}/repeat`)
  expect(body).toEqual({ state: 'delivered', status: 200, problem: null })
  expect(idsOf(at.received.slice(-1))).toEqual(ids)
  expect(await at.log()).toMatchObject([{ state: 'delivered', attempts: 10 }])
})

test('the log is kept for thirty days', async () => {
  await at.send()
  const db = at.api.api.db
  const inDays = (days: number) => new Date(systemClock.now().getTime() + days * 86_400_000)
  await sweepDeliveries(db, inDays(29))
  expect(await at.log()).toHaveLength(1)
  await sweepDeliveries(db, inDays(31))
  expect(await at.log()).toEqual([])
})
