import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTurn, pipelined, type Fault, type Findings } from '../fault.ts'
import { faultsOfRace, onRaceGround, type Broken, type RaceGround } from '../racing.ts'

const guests = 200
const seats = 3
const uses = 2

/** A weekly ride with this number of seats, on the weekday of a coming day. @returns the request for one seat */
async function addRide({ pool }: RaceGround, round: number, capacity: number) {
  const day = addDays(todayIn(new Date()), 10)
  const { rows } = await pool.query<{ slot: string }>(
    `with ride as (
       insert into services (id, title, slug, price, price_unit, vat_kind)
       values (gen_random_uuid(), 'Jazda', 'jazda-' || $1, 1800, 'person', 'other') returning id)
     insert into service_slots (id, service, weekday, time_from, time_to, capacity)
     select gen_random_uuid(), id, extract(isodow from $2::date), '10:00', '11:00', $3 from ride returning id as slot`,
    [round, day, capacity],
  )
  return { service_slot: rows[0]?.slot, day, persons: 1 }
}

const requests = (round: number, wanted: object) =>
  Array.from({ length: guests }, (_, index) => ({ key: `round-${round}-guest-${index}`, ...wanted }))

async function lastSeats(ground: RaceGround, round: number): Promise<Findings> {
  const seat = await addRide(ground, round, seats)
  return faultsOfRace(await ground.race(requests(round, { services: [seat] })), seats)
}

async function lastUses(ground: RaceGround, round: number): Promise<Findings> {
  const seat = await addRide(ground, round, guests)
  const code = `POSLEDNY${round}`
  await ground.pool.query(
    `insert into coupons (id, code, kind, value, max_uses) values (gen_random_uuid(), $1, 'percent', 10, $2)`,
    [code, uses],
  )
  return faultsOfRace(await ground.race(requests(round, { services: [seat], coupon: code })), uses)
}

type One = (ground: RaceGround, round: number) => Promise<Findings>

function raced(rounds: number, one: One, broken: Broken = {}): Promise<Findings> {
  return onRaceGround(1, broken, async (ground) => {
    const outcomes = await inTurn(rounds, (round) => one(ground, round))
    return pipelined([outcomes, { violations: await ground.checkIntegrity(), worstMs: 0 }])
  })
}

export const lastSeatRace: Fault = {
  name: 'seat',
  what: '200 orders for the last three seats of a ride from 4 processes: three win, the rest 409',
  rounds: 5,
  run: (rounds) => raced(rounds, lastSeats),
  controls: [
    {
      what: 'without the counter’s condition and its check',
      run: () =>
        raced(1, lastSeats, {
          racers: { withoutGuards: true },
          statements: ['alter table slot_occurrences drop constraint slot_seats'],
          gate: { write: 'insert on slot_occurrences', size: seats + 1 },
        }),
    },
  ],
}

export const lastCouponRace: Fault = {
  name: 'coupon',
  what: '200 orders for the last two uses of a coupon from 4 processes: two get it, the rest 409',
  rounds: 5,
  run: (rounds) => raced(rounds, lastUses),
  controls: [
    {
      what: 'without the condition on its uses',
      run: () =>
        raced(1, lastUses, {
          racers: { withoutGuards: true },
          statements: ['alter table coupons drop constraint coupon_uses'],
          gate: { write: 'update of used_count on coupons', size: uses + 1 },
        }),
    },
  ],
}
