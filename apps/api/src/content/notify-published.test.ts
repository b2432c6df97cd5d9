import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProperty } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { notifyPublished } from './notify-published.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const property = await buildProperty(api)
  await property.add('blog-articles', { title: 'Zajtra ráno', published_at: '2027-03-11T07:30:00.000Z' })
  await property.add('blog-articles', {
    title: 'Stiahnutý',
    published_at: '2027-03-12T07:30:00.000Z',
    active: false,
  })
})
afterAll(() => api.close())

/** Number of notifications sent by a run, received on a connection of its own. */
async function notificationsOf(moment: string): Promise<number> {
  const client = await api.api.db.$client.connect()
  let received = 0
  client.on('notification', () => void received++)
  await client.query('listen content_changed')
  api.clock.set(moment)
  await notifyPublished(api.api.db, api.clock)
  // Notifications that were sent before an answer arrive with it or ahead of it.
  await client.query('select 1')
  await client.query('unlisten *')
  client.removeAllListeners('notification')
  client.release()
  return received
}

test('the pages are notified when an article’s time has come, not before and not for ever', async () => {
  expect(await notificationsOf('2027-03-11T07:29:00Z')).toBe(0)
  expect(await notificationsOf('2027-03-11T07:30:00Z')).toBe(1)
  expect(await notificationsOf('2027-03-11T07:31:30Z')).toBe(1)
  expect(await notificationsOf('2027-03-11T07:40:00Z')).toBe(0)
})

test('hidden articles cause no notification', async () => {
  expect(await notificationsOf('2027-03-12T07:30:30Z')).toBe(0)
})
