import { requestsPerSecond } from '../../load/load.ts'
import { rateOf } from '../../load/lanes.ts'
import type { Figure } from '../../run.ts'
import { signIn, type Fleet } from '../harness/fleet.ts'
import { holdRoom, tryOrder, type Rooms } from '../harness/guests.ts'

const bookings = 200
const parallel = 12
const seconds = 4

/** Rates of several instances together on this machine, on which load generator, nginx and PostgreSQL run, too. */
export async function measureRates(fleet: Fleet, rooms: Rooms): Promise<Figure[]> {
  const { url } = fleet.proxy
  const token = await signIn(url)
  await book(url, rooms, parallel * 4)
  const pages = await requestsPerSecond(`${url}/uvod`, seconds, parallel)
  const lists = await requestsPerSecond(`${url}/api/accommodation-units?_limit=20`, seconds, parallel, token)
  const booked = await book(url, rooms, bookings)
  const value = `${booked.toFixed(0)} bookings/s, ${pages.toFixed(0)} kept pages/s, ${lists.toFixed(0)} lists of 20 units/s`
  const what = `${fleet.instances.length} behind nginx, everything on this one machine`
  return [{ what, value, bar: '–', holds: true }]
}

/** Holds and orders, as guests do. @returns bookings a second */
function book(url: string, rooms: Rooms, count: number): Promise<number> {
  return rateOf(count, parallel, async () => {
    const request = rooms.next()
    const held = await holdRoom(url, request)
    const { status, text } = await tryOrder(url, held, `rate-${held.token}`, request.from)
    if (status !== 200) throw new Error(`an order was answered with ${status}: ${text}`)
  })
}
