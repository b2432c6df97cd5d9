import { bookedStates } from '@dvor/booking/reservation/states.ts'
import type { Ground } from '../harness/ground.ts'
import type { Reply } from '../harness/ask.ts'
import { delay, type Checked } from '../harness/checked.ts'
import type { Fleet } from '../harness/fleet.ts'
import { tryHold, tryOrder, type Held, type Rooms } from '../harness/guests.ts'
import { startInstance } from '../harness/instance.ts'

const bookings = 240
const parallel = 12
/** Time (ms) for which a guest repeats a call; a machine this busy needs most of it to start an instance again. */
const timeoutMs = 60_000
const pauseMs = 150

interface Storm {
  /** Acknowledged number of the reservation, by the guest's key. */
  acknowledged: Map<string, string>
  lost: number
  repeated: number
  /** Last errors of guests without a reservation. */
  refusals: string[]
}

/**
 * Guests book through nginx while one instance after the other is killed and started again. A guest without an answer
 * repeats the call with the same key.
 */
export async function checkKilling(fleet: Fleet, rooms: Rooms): Promise<Checked[]> {
  const storm: Storm = { acknowledged: new Map(), lost: 0, repeated: 0, refusals: [] }
  let next = 0
  const lane = async () => {
    for (let index = next++; index < bookings; index = next++) await bookOne(fleet, rooms, storm, index)
  }
  const killing = killInTurn(fleet, () => next)
  await Promise.all(Array.from({ length: parallel }, lane))
  await killing
  const kept = await ordersOf(fleet.ground, [...storm.acknowledged.values()])
  return [
    {
      what: `${bookings} bookings through nginx, each instance killed once meanwhile: guests without an answer ${[...new Set(storm.refusals)].join('; ')}`,
      tries: bookings,
      violations: storm.lost,
    },
    {
      what: `… acknowledged bookings that are missing, or there twice (${storm.repeated} asked again)`,
      tries: storm.acknowledged.size,
      violations: storm.acknowledged.size - kept + (await doubled(fleet.ground)),
    },
  ]
}

async function bookOne({ proxy }: Fleet, rooms: Rooms, storm: Storm, index: number): Promise<void> {
  const key = `guest-in-storm-${index}`
  const until = performance.now() + timeoutMs
  let last = ''
  while (performance.now() < until) {
    if (last) await delay(pauseMs)
    // A hold whose answer is lost expires; the guest takes another room.
    const request = rooms.next()
    const held = await tryHold(proxy.url, request).catch(() => undefined)
    last = `a hold: ${held?.status ?? 'cut off'} ${held?.text.slice(0, 80) ?? ''}`
    if (held?.status !== 200) continue
    const ordered = await orderUntilAnswered(proxy.url, held.body as Held, key, request.from, storm)
    last = `an order: ${ordered?.status ?? 'cut off'} ${ordered?.text.slice(0, 80) ?? ''}`
    if (ordered?.status !== 200) break
    storm.acknowledged.set(key, (ordered.body as { number: string }).number)
    return
  }
  storm.lost++
  storm.refusals.push(last)
}

async function orderUntilAnswered(
  url: string,
  held: Held,
  key: string,
  from: string,
  storm: Storm,
): Promise<Reply | undefined> {
  const until = performance.now() + timeoutMs
  while (performance.now() < until) {
    const reply = await tryOrder(url, held, key, from).catch(() => undefined)
    if (reply && reply.status < 500) return reply
    storm.repeated++
    await delay(pauseMs)
  }
  return undefined
}

/** Each is killed when its part of the bookings has begun, and started again at its port. */
async function killInTurn({ ground, instances, proxy }: Fleet, begun: () => number): Promise<void> {
  for (const [place, instance] of instances.entries()) {
    const moment = ((place + 0.5) / instances.length) * bookings
    while (begun() < moment) await delay(10)
    await instance.kill()
    await delay(500)
    instances[place] = await startInstance(ground, proxy.url, instance.port)
  }
}

async function ordersOf({ pool }: Ground, numbers: string[]): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(distinct number)::int as n from reservations where number = any($1)',
    [numbers],
  )
  return rows[0]?.n ?? 0
}

/** Nights of a unit and guests' keys with more than one reservation. */
async function doubled({ pool }: Ground): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from (
       select s.unit, s.arrival from stays s join reservations r on r.id = s.reservation
       where r.state = any($1) group by s.unit, s.arrival having count(*) > 1) twice`,
    [bookedStates],
  )
  return rows[0]?.n ?? 0
}
