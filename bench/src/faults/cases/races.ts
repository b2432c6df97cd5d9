import { orderOf, stayOf } from '../../booking/bench-guest.ts'
import { apiCalls } from '../../booking/api-booking.ts'
import { inTurn, pipelined, type Fault, type Findings } from '../fault.ts'
import {
  faultsOfRace,
  onRaceGround,
  strangeAnswers,
  worstOf,
  type Broken,
  type RaceGround,
} from '../racing.ts'

const guests = 200
/** Row locks and the key on (unit, night) are both removed; two transactions must read before one writes. */
const unlocked: Broken = {
  racers: { withoutLocks: true },
  statements: ['alter table room_nights drop constraint room_nights_pkey'],
  gate: { write: 'insert on room_nights', size: 2 },
}

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ key: `${name}-guest-${index}` }))

/** All callers want the same nights of the same unit. */
async function oneNight(ground: RaceGround, round: number): Promise<Findings> {
  const stays = [stayOf(ground, 0, round)]
  const results = await ground.race(many(guests, `round-${round}`).map(({ key }) => ({ key, stays })))
  return faultsOfRace(results, 1)
}

async function nights(rounds: number, broken: Broken = {}): Promise<Findings> {
  return onRaceGround(1, broken, async (ground) => {
    const outcomes = await inTurn(rounds, (round) => oneNight(ground, round))
    return pipelined([outcomes, { violations: await ground.checkIntegrity(), worstMs: 0 }])
  })
}

export const oneNightRace: Fault = {
  name: 'night',
  what: '200 parallel bookings of one night from 4 processes: exactly one, the rest 409, no 5xx',
  rounds: 20,
  run: (rounds) => nights(rounds),
  controls: [{ what: 'without row locks and the key on (unit, night)', run: () => nights(1, unlocked) }],
}

/** Several units each, at random, from a fixed seed. */
async function randomStays(ground: RaceGround, round: number): Promise<Findings> {
  let seed = 7 + round
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const requests = many(240, `round-${round}`).map(({ key }) => {
    const rooms = new Set(Array.from({ length: 1 + random(3) }, () => random(ground.units.length)))
    const nth = round * 8 + random(8)
    return { key, stays: [...rooms].map((room) => stayOf(ground, room, nth)) }
  })
  const results = await ground.race(requests)
  return { violations: strangeAnswers(results), worstMs: worstOf(results) }
}

async function severalRooms(rounds: number, broken: Broken = {}): Promise<Findings> {
  return onRaceGround(6, broken, async (ground) => {
    const outcomes = await inTurn(rounds, (round) => randomStays(ground, round))
    return pipelined([outcomes, { violations: await ground.checkIntegrity(), worstMs: 0 }])
  })
}

export const overlapRace: Fault = {
  name: 'rooms',
  what: '240 random bookings of several rooms at once: no overlap, no deadlock reaches a client',
  rounds: 5,
  run: (rounds) => severalRooms(rounds),
  controls: [
    { what: 'without row locks and the key on (unit, night)', run: () => severalRooms(1, unlocked) },
    {
      what: 'a database that answers each booking with a deadlock',
      run: () =>
        severalRooms(1, {
          statements: [
            `create function deadlock() returns trigger language plpgsql as
              'begin raise exception using errcode = ''40P01''; end'`,
            'create trigger deadlock before insert on stays execute function deadlock()',
          ],
        }),
    },
  ],
}

/** The same order with the same Idempotency-Key 20 times at once, over four processes. */
async function sameKey(ground: RaceGround, round: number, keyed: boolean): Promise<Findings> {
  const { token, price } = await apiCalls(ground).hold(0, round)
  const headers = keyed ? { 'idempotency-key': `the-same-key-${round}` } : undefined
  const order = {
    method: 'POST' as const,
    url: '/reservation-orders',
    payload: orderOf(token, price.total),
    headers,
  }
  const results = await ground.call(Array.from({ length: 5 }, () => order))
  const { rows } = await ground.pool.query<{ mails: number; steps: number }>(
    `select (select count(*)::int from outgoing_emails m where m.reservation = r.id and m."to" = r.guest_email) as mails,
      (select count(*)::int from history h where h.record_id = r.id and h.action = 'state') as steps
     from reservations r where token = $1`,
    [token],
  )
  const violations = results.flatMap(({ status }) =>
    status === 200 ? [] : [`a repetition was answered ${status}`],
  )
  const [row] = rows
  if (row?.mails !== 1 || row.steps !== 1)
    violations.push(`ordered ${row?.steps} times, told ${row?.mails} times`)
  return { violations, worstMs: worstOf(results) }
}

async function keys(rounds: number, keyed: boolean): Promise<Findings> {
  return onRaceGround(1, {}, async (ground) => {
    const outcomes = await inTurn(rounds, (round) => sameKey(ground, round, keyed))
    return pipelined([outcomes, { violations: await ground.checkIntegrity(), worstMs: 0 }])
  })
}

export const sameKeyRace: Fault = {
  name: 'key',
  what: 'the same Idempotency-Key 20 times at once: one reservation, the same answer for all',
  rounds: 20,
  run: (rounds) => keys(rounds, true),
  controls: [{ what: 'the same order 20 times without its key', run: () => keys(1, false) }],
}
