import {
  arrivedStates,
  expectedStates,
  finishedStates,
  statesAwaiting,
} from '@dvor/booking/reservation/states.ts'
import type { Dashboard, UnitToClean } from '@dvor/contract/insight/dashboard.ts'
import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'
import { servicesOnlyStates } from '@dvor/contract/values/reservation-states.ts'
import { addDays } from '@dvor/format/days.ts'
import { and, asc, between, count, countDistinct, eq, gt, isNotNull, sql, sum } from 'drizzle-orm'
import { objects } from '../../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { sharingUnits, unitRooms } from '../../inventory/unit-rooms.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'

/**
 * Guests of tonight: checked in, and not leaving today. Counted by stay, because the units of one reservation may have
 * different days.
 */
export async function countInHouse(db: Db, today: string): Promise<Dashboard['in_house']> {
  const [row] = await db
    .select({
      reservations: countDistinct(reservations.id),
      guests: sum(sql`${stays.adults} + cardinality(${stays.children_ages})`).mapWith(Number),
    })
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(
      and(
        inLiterals(reservations.state, statesAwaiting('departure')),
        between(stays.arrival, addDays(today, -maxStayNights), today),
        gt(stays.departure, today),
      ),
    )
  return { reservations: row?.reservations ?? 0, guests: row?.guests ?? 0 }
}

/**
 * Rooms with a departure today, of a whole all of them, in the property's order. Counted by stay, because the units of one reservation may
 * have different departures.
 */
export async function listToClean(db: Db, today: string): Promise<UnitToClean[]> {
  const isNextToday = sql<boolean>`exists (
    select from ${stays} s join ${reservations} r on r.id = s.reservation
    where s.unit in ${sharingUnits(sql`${units.id}`)} and s.arrival = ${today}
      and ${inLiterals(sql`r.state`, expectedStates)})`
  return db
    .select({
      id: units.id,
      title: units.title,
      code: units.code,
      is_free: sql<boolean>`bool_and(${inLiterals(reservations.state, finishedStates)})`,
      is_next_today: isNextToday,
    })
    .from(stays)
    .innerJoin(sql`${unitRooms} as own`, sql`own.unit = ${stays.unit}`)
    .innerJoin(units, sql`${units.id} = own.room`)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(
      and(
        between(stays.arrival, addDays(today, -maxStayNights), today),
        eq(stays.departure, today),
        inLiterals(reservations.state, arrivedStates),
      ),
    )
    .groupBy(units.id)
    .orderBy(asc(units.order), asc(units.code))
}

/** States that are named differently for services alone. */
const ownNames = servicesOnlyStates.map(({ value }) => value)

/**
 * Number of reservations in each state, those of services alone apart where their state has another name. Holds have no
 * number yet and are left out.
 */
export async function countStates(db: Db): Promise<Dashboard['states']> {
  const services_only = sql<boolean>`${reservations.arrival} is null and ${inLiterals(reservations.state, ownNames)}`
  return db
    .select({ state: reservations.state, services_only, count: count() })
    .from(reservations)
    .where(isNotNull(reservations.number))
    .groupBy(reservations.state, services_only)
    .orderBy(asc(reservations.state), asc(services_only))
}

/** Registration numbers of active buildings and units. */
export async function listRegistrationNumbers(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select registration_number as number from ${objects} where active and registration_number is not null
    union select registration_number from ${units} where active and registration_number is not null`)
  return rows.map(({ number }) => number)
}
