import { reminderMoment } from '@dvor/booking/messages/reminders.ts'
import type { OwnEmailRecipient } from '@dvor/contract/messages/letters.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ownEmailRows } from '../../db/schema/messages/own-emails.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import type { Clock } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { isSentByItself, listCandidates, planOf } from './due-queries.ts'

/** Days ahead for which recipients are listed, and the most of them. */
const daysAhead = 60
const most = 50

/**
 * Who will get an own e-mail within 60 days as things are now, and when; nobody while it is off or sent by hand alone.
 * @throws ApiError `not_found`
 */
export async function listRecipients(db: Db, id: string, clock: Clock): Promise<OwnEmailRecipient[]> {
  const [own] = await db.select().from(ownEmailRows).where(eq(ownEmailRows.id, id))
  if (!own) throw notFound('E-mail')
  if (!isSentByItself(own)) return []
  const now = clock.now()
  const plan = planOf(own)
  const today = todayIn(now)
  const span = { first: addDays(today, -own.days - 2), last: addDays(today, daysAhead + own.days) }
  const coming = (await listCandidates(db, own, span))
    .map(({ reservation, about }) => ({ reservation, at: reminderMoment(plan, about) }))
    .filter(({ at }) => at > now && at > new Date(own.updatedAt))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, most)
  return withNames(db, coming)
}

async function withNames(
  db: Db,
  coming: readonly { reservation: string; at: Date }[],
): Promise<OwnEmailRecipient[]> {
  if (coming.length === 0) return []
  const { id, number, guest_name } = reservations
  const ids = coming.map(({ reservation }) => reservation)
  const rows = await db.select({ id, number, guest_name }).from(reservations).where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return coming.flatMap(({ reservation, at }) => {
    const row = byId.get(reservation)
    return row ? [{ ...row, at: at.toISOString() }] : []
  })
}
