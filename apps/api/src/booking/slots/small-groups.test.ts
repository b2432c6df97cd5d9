import { expect, test } from 'vitest'
import {
  addRide,
  aSeat,
  freeOn,
  holdSeats,
  openRideProperty,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import { order } from '../../testing/test-property.ts'
import { cancelSmallGroups } from './cancel-occurrence.ts'

test('a group that is too small when booking ends is cancelled by the job once, with e-mails to its guests', async () => {
  const { api, property, close } = await openRideProperty()
  const small = await addRide(property, { min_persons: 4, lead_hours: 24 })
  const large = await addRide(property, { min_persons: 4, lead_hours: 24 })
  const seats = async (ride: Ride, persons: number) =>
    order(api, await holdSeats(api, [aSeat(ride, persons)]), { payment_method: 'on_site' })
  const { body } = await seats(small, 3)
  await seats(large, 4)
  const kit = { clock: api.clock, publicUrl: 'http://127.0.0.1:3000' }
  const run = async (at: string) => {
    api.clock.set(at)
    await cancelSmallGroups(api.api.db, kit)
    const { rows } = await api.api.db.execute<{ key: string; n: number }>(
      `select key, count(*)::int as n from outgoing_emails where key in ('service_cancelled', 'owner_attention') group by key order by key`,
    )
    return rows
  }
  expect(await run('2027-03-12T08:59:59Z')).toEqual([])
  const cancelled = [
    { key: 'owner_attention', n: 1 },
    { key: 'service_cancelled', n: 1 },
  ]
  expect(await run('2027-03-12T09:00:00Z')).toEqual(cancelled)
  expect(await run('2027-03-12T09:05:00Z')).toEqual(cancelled)
  expect(await freeOn(api, large)).toBe(0)
  const { token } = body as { token: string }
  expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({
    services: [],
    price: { total: 0 },
  })
  await close()
})
