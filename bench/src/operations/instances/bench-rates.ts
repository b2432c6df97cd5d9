import { holdRoom, roomsOf, tryOrder, type Rooms } from '../../booking/rooms.ts'
import { must } from '../../load/ask.ts'
import { rateOf } from '../../load/lanes.ts'
import { requestsPerSecond } from '../../load/load.ts'
import type { Figure } from '../../run.ts'
import { figure } from '../harness/checked.ts'
import { signIn, startFleet, type Fleet } from '../harness/fleet.ts'
import { onGround } from '../harness/ground.ts'
import { prepareUnits } from '../harness/instance.ts'
import { unitCount } from '../harness/property.ts'

const most = 3
const bookings = 200
const parallel = 12
const seconds = 4

/** Rates of one, two and three instances together on this machine, on which load generator, nginx and PostgreSQL run, too. */
export const benchRates = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const rooms = roomsOf(await prepareUnits(ground, unitCount))
    const figures: Figure[] = []
    for (let count = 1; count <= most; count++) {
      const fleet = await startFleet(ground, count)
      figures.push(await measure(fleet, rooms).finally(() => fleet.stop()))
    }
    return figures
  })

async function measure({ instances, proxy: { url } }: Fleet, rooms: Rooms): Promise<Figure> {
  const token = await signIn(url)
  await book(url, rooms, parallel * 4)
  const pages = await requestsPerSecond(`${url}/uvod`, seconds, parallel)
  const lists = await requestsPerSecond(`${url}/api/accommodation-units?_limit=20`, seconds, parallel, token)
  const reservation = await book(url, rooms, bookings)
  const value = `${reservation.toFixed(0)} bookings/s, ${pages.toFixed(0)} kept pages/s, ${lists.toFixed(0)} lists of 20 units/s`
  return figure(`${instances.length} behind nginx, everything on this one machine`, value, '–', true)
}

/** Holds and orders, as guests do. @returns bookings a second */
const book = (url: string, rooms: Rooms, count: number): Promise<number> =>
  rateOf(count, parallel, async () => {
    const request = rooms.next()
    const hold = await holdRoom(url, request)
    await must(tryOrder(url, hold, `rate-${hold.token}`, request.from))
  })
