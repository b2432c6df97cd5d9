import { addDays } from '@dvor/format/days.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { buildProperty } from '../../testing/test-property.ts'
import { rewritingClient } from '../../testing/races/rewriting-client.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { openHeldNights, first } from '../../testing/races/held-nights.ts'

const here = openHeldNights()
const { take } = here

const tokenOf = ({ body }: { body: unknown }) => (body as { token?: string }).token ?? ''

/**
 * Two changes of one device's hold at once: the second one has searched its holds, or waits to, while the first one
 * writes.
 */
async function moveTwice(overrides: Parameters<typeof startTestApi>[0] = {}): Promise<number[]> {
  const own = await startTestApi(overrides)
  const on = { api: own, unit: (await buildProperty(own)).unit }
  await take('device-that-moves', first, 3, on)
  const gate = await raiseGate(own.connection as pg.ClientConfig, 'insert on room_nights')
  const one = take('device-that-moves', addDays(first, 1), 3, on)
  await gate.crowd(1)
  const other = take('device-that-moves', addDays(first, 2), 3, on)
  await waitForLocks(own, 2)
  await gate.open()
  const answers = await Promise.all([one, other])
  await gate.close()
  await own.close()
  return answers.map(({ status }) => status).toSorted()
}

async function waitForLocks({ connection }: TestApi, size: number): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig)
  await client.connect()
  const waiting = async () =>
    (
      await client.query<{ size: number }>(`select count(*)::int as size from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    ).rows[0]?.size ?? 0
  while ((await waiting()) < size) await client.query('select pg_sleep(0.01)')
  await client.end()
}

test('two moves of a device at the same moment both succeed', async () => {
  expect(await moveTwice()).toEqual([200, 200])
})

test('control: without the lock on the device the second move finds the nights of the first taken', async () => {
  const deviceLock = /pg_advisory_xact_lock\((hashtextextended\('hold of device:' [^)]*\))\)/
  const Client = rewritingClient((text) => text.replace(deviceLock, '$1'))
  expect(await moveTwice({ pool: { Client } })).toEqual([200, 409])
})

test('control: nights held by another device are taken', async () => {
  expect((await take('device-of-the-first', first)).status).toBe(200)
  expect(await take('device-of-the-second', first)).toMatchObject({
    status: 409,
    body: { code: 'nights_taken' },
  })
})

test('the same request keeps its token in every tab; a search shows its own nights as free', async () => {
  const device = { 'device-key': 'device-with-two-tabs' }
  const held = await take(device['device-key'], '2027-06-01')
  const again = await take(device['device-key'], '2027-06-01')
  expect(tokenOf(again)).toBe(tokenOf(held))
  const moved = await take(device['device-key'], '2027-06-02')
  expect(tokenOf(moved)).not.toBe(tokenOf(held))
  const isFree = async (headers?: Record<string, string>) => {
    const search = await here.api.call('GET', '/availability?from=2027-06-02&to=2027-06-05&adults=2', {
      headers,
    })
    const days = await here.api.call(
      'GET',
      `/accommodation-units/${here.unit}/calendar?from=2027-06-02&to=2027-06-02`,
      { headers },
    )
    return [
      (search.body as { available: boolean }[]).every(({ available }) => available),
      (days.body as { free: boolean }[]).every(({ free }) => free),
    ]
  }
  expect(await isFree(device)).toEqual([true, true])
  expect(await isFree()).toEqual([false, false])
  expect((await take('x', '2027-06-02')).body).toMatchObject({ code: 'invalid' })
})
