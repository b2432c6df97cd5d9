import type pg from 'pg'
import { expect, test } from 'vitest'
import {
  buildGatheringProperty,
  together,
  type GatheringProperty,
} from '../testing/gatherings/gathering-property.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay } from '../testing/test-property.ts'

const rows = async (api: TestApi, text: string): Promise<number> =>
  (await api.api.db.$client.query<{ value: number }>(text)).rows[0]?.value ?? 0

/** Waits until this number of statements waits for a lock, the gate's included. */
async function waitForBlocked(api: TestApi, size: number): Promise<void> {
  const blocked = `select count(*)::int as value from pg_stat_activity, pg_sleep(0.01)
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await rows(api, blocked)) < size);
}

const strangerHolds = (api: TestApi, { unit }: GatheringProperty) =>
  api.call('POST', '/reservation-holds', {
    body: { stays: [aStay(unit, together.arrival, together.departure)] },
  })

/** A family is about to take a room; another family and a stranger want it before that is committed. */
async function raceForRoom() {
  const started = await startTestProperty()
  const { api } = started
  const property = await buildGatheringProperty(started)
  const { token } = await property.open()
  const gate = await raiseGate(api.connection as pg.ClientConfig, 'insert on room_nights')
  const first = property.choose(token, [property.unit], 'ivo')
  await gate.crowd(1)
  const second = property.choose(token, [property.unit], 'ema')
  const stranger = strangerHolds(api, property)
  await waitForBlocked(api, 3)
  await gate.open()
  const chosen = (await Promise.all([first, second])).filter(({ status }) => status === 200).length
  const strangers = (await stranger).status === 200 ? 1 : 0
  await gate.close()
  const nights = await rows(
    api,
    `select count(*)::int as value from room_nights where unit = '${property.unit}'`,
  )
  await api.close()
  return { chosen, strangers, nights }
}

test('a room goes to one family, and not to a stranger at the hand-over', async () => {
  expect(await raceForRoom()).toEqual({ chosen: 1, strangers: 0, nights: 3 })
})

test('control: where the room is released before it is chosen a stranger takes it in between', async () => {
  const started = await startTestProperty()
  const { api } = started
  const property = await buildGatheringProperty(started)
  const { organiser, token } = await property.open()
  await api.call('POST', `/organised-gatherings/${organiser}/releases`, { body: { units: [property.unit] } })
  expect((await strangerHolds(api, property)).status).toBe(200)
  expect((await property.choose(token, [property.unit], 'ivo')).body).toMatchObject({ code: 'nights_taken' })
  await api.close()
})

test('a late order and the end at the same moment: the room is ordered or free, never both', async () => {
  const started = await startTestProperty()
  const { api } = started
  const property = await buildGatheringProperty(started)
  const { organiser, token } = await property.open()
  const late = await property.choose(token, [property.unit], 'ivo')
  api.clock.advanceMinutes(16)
  const [ordered, ended, held] = await Promise.all([
    property.orderChosen(late, 'ivo', 'Ivo'),
    api.call('POST', `/organised-gatherings/${organiser}/end`),
    strangerHolds(api, property),
  ])
  expect(ended.status).toBe(200)
  const owners = [ordered, held].filter(({ status }) => status === 200).length
  const nights = `select count(*)::int as value from room_nights where unit = '${property.unit}'`
  expect(await rows(api, nights)).toBe(owners * 3)
  expect(owners).toBeLessThanOrEqual(1)
  const state = (await property.organised(organiser)).units.find(
    ({ accommodation_unit }) => accommodation_unit.id === property.unit,
  )?.state
  expect(state).toBe(ordered.status === 200 ? 'taken' : 'released')
  await api.close()
})
