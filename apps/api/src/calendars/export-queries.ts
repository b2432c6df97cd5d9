import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import type { Db } from '../db/database.ts'
import { newToken } from '../db/ids.ts'
import { sharingUnits } from '../inventory/unit-rooms.ts'
import { calendarFeedRows, feedEvents, unitCalendars } from '../db/schema/calendars/calendars.ts'
import { isEcho } from './echoes.ts'
import { isExported } from './exported-stays.ts'

/** An occupied period of a unit in its exported calendar; never contains names. */
export interface Occupation {
  id: string
  kind: 'stay' | 'closure' | 'event'
  arrival: Day
  departure: Day
  changed_at: string
}

/** Reader of an exported calendar: one portal, whose own events are left out, or anybody. */
export interface CalendarView {
  unit: string
  title: string
  /** Of short-term rental: the unit's own one, else its building's. */
  registration_number: string | null
  without_feed: string | null
}

/**
 * The view of an exported calendar by the secret in its address: of anybody, or of the portal whose feed has the
 * secret.
 */
export async function findView(db: Db, token: string): Promise<CalendarView | undefined> {
  const { rows } = await db.execute<CalendarView & Record<string, unknown>>(sql`
    select u.id as unit, u.title, coalesce(u.registration_number, o.registration_number) as registration_number,
      null::uuid as without_feed
    from ${unitCalendars} c join ${units} u on u.id = c.unit join ${objects} o on o.id = u.accommodation_object where c.token = ${token}
    union all
    select u.id, u.title, coalesce(u.registration_number, o.registration_number), f.id
    from ${calendarFeedRows} f join ${units} u on u.id = f.accommodation_unit
    join ${objects} o on o.id = u.accommodation_object where f.export_token = ${token}`)
  return rows[0]
}

/**
 * Everything that takes nights of a unit, or of a room that it shares with a whole, and is not over at `from`: orders,
 * holds of hours, closures, sales of portals but those of `without_feed`. Echoes are left out: two portals would send each other the
 * days of a cancelled stay for ever.
 */
export async function listOccupations(
  db: Db,
  { unit, without_feed }: CalendarView,
  from: Day,
  now: Date,
): Promise<Occupation[]> {
  const sharing = sharingUnits(unit)
  const { rows } = await db.execute<Occupation & Record<string, unknown>>(sql`
    select s.id, 'stay' as kind, s.arrival, s.departure, r.updated_at as changed_at
    from stays s join reservations r on r.id = s.reservation
    where s.unit in ${sharing} and s.departure > ${from} and ${isExported(now)}
    union all
    select c.id, 'closure', c.day_from, c.day_to + 1, c.updated_at from closures c
    where c.accommodation_unit in ${sharing} and c.day_to >= ${from}
    union all
    select e.id, 'event', e.arrival, e.departure, e.first_seen_at
    from ${feedEvents} e join ${calendarFeedRows} f on f.id = e.feed
    where f.accommodation_unit in ${sharing} and e.departure > ${from} and f.id is distinct from ${without_feed}::uuid
      and not ${isEcho}
    order by arrival, id`)
  return rows.map(({ id, kind, arrival, departure, changed_at }) => ({
    id,
    kind,
    arrival,
    departure,
    changed_at: new Date(changed_at).toISOString(),
  }))
}

/** The secret of a unit's address, created on first use. */
export async function unitToken(db: Db, unit: string): Promise<string> {
  await db.insert(unitCalendars).values({ unit, token: newToken() }).onConflictDoNothing()
  const [row] = await db.select().from(unitCalendars).where(eq(unitCalendars.unit, unit))
  if (!row) throw new Error('the token was just made')
  return row.token
}

/** Creates new secrets for a unit and every portal that reads it; the old addresses stop working. */
export async function renewTokens(db: Db, unit: string): Promise<void> {
  const token = newToken()
  await db
    .insert(unitCalendars)
    .values({ unit, token })
    .onConflictDoUpdate({ target: unitCalendars.unit, set: { token } })
  for (const { id } of await listExportFeeds(db, unit))
    await db.update(calendarFeedRows).set({ export_token: newToken() }).where(eq(calendarFeedRows.id, id))
}

/** Feeds of a unit with the tokens of their exports, by title. */
export async function listExportFeeds(db: Db, unit: string) {
  const { id, title, export_token, accommodation_unit } = calendarFeedRows
  return db
    .select({ id, title, token: export_token })
    .from(calendarFeedRows)
    .where(and(eq(accommodation_unit, unit)))
    .orderBy(asc(title), asc(id))
}

/** Whether there is a unit with this id. */
export async function unitExists(db: Db, unit: string): Promise<boolean> {
  return (await db.$count(units, eq(units.id, unit))) > 0
}
