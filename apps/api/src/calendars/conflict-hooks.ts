import { formatDayRange } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import type { Hooks, Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { calendarFeedRows, feedEvents } from '../db/schema/calendars/calendars.ts'
import { gatheringRows, gatheringUnitRows } from '../db/schema/reservations/gatherings.ts'
import { waitingListRows } from '../db/schema/reservations/waiting-list.ts'
import { settleConflicts } from './settle-nights.ts'

/** The name for which a hold of hours is: the organiser of its gathering, or the guest of the waiting list. */
const heldFor = sql`(select g.guest_name from ${gatheringUnitRows} u join ${gatheringRows} g on g.id = u.gathering
  where u.reservation = r.id limit 1), (select w.guest_name from ${waitingListRows} w where w.offer_token = r.token limit 1)`

export const conflictHooks: Hooks = {
  beforeRead: settleConflicts,
  compute: async (db, rows) => {
    const others = await nameOthers(
      db,
      rows.map((row) => String(row['other'])),
    )
    return new Map(rows.map((row) => [row.id, { with_title: titleOf(row, others) }]))
  },
}

function titleOf(row: Row, others: Awaited<ReturnType<typeof nameOthers>>): string | null {
  const other = others.get(String(row['other']))
  if (!other) return null
  return [other.name, formatDayRange(other.from, other.until)].filter(Boolean).join(', ')
}

interface Other {
  name: string | null
  from: Day
  /** Last day of a closure; day of departure of the others. */
  until: Day
}

/** Names and days of the records that have the nights, by id; deleted ones are absent. */
async function nameOthers(db: Db, ids: readonly string[]): Promise<Map<string, Other>> {
  const { rows } = await db.execute<{ id: string; name: string | null; from: Day; until: Day }>(sql`
    select r.id, concat_ws(' ', r.number, coalesce(r.guest_name, ${heldFor})) as name, r.arrival as "from", r.departure as until
    from reservations r where r.id = any(${sql.param([...ids])}::uuid[]) and r.arrival is not null
    union all
    select c.id, c.reason, c.day_from, c.day_to from closures c where c.id = any(${sql.param([...ids])}::uuid[])
    union all
    select e.id, concat_ws(': ', f.title, e.summary), e.arrival, e.departure
    from ${feedEvents} e join ${calendarFeedRows} f on f.id = e.feed where e.id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, name, from, until }) => [id, { name, from, until }]))
}
