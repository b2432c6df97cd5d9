import type { GuestSummary } from '@dvor/contract/guests/guest-cards.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import type { Clock } from '../platform/clock.ts'
import { listVisits } from './visits.ts'

type Row = Omit<GuestSummary, 'visits'> & { own: string } & Record<string, unknown>

/** The persons of reservations by the card that a reservation refers to; a merged card is answered by its whole. */
export async function listSummaries(
  db: Db,
  ids: readonly string[],
  clock: Clock,
): Promise<Map<string, GuestSummary>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select own.id as own, whole.id, whole.name, whole.wishes, whole.note, whole.not_again, whole.not_again_reason
    from ${guestRows} as own join ${guestRows} as whole on whole.id = coalesce(own.merged_into, own.id)
    where own.id = any(${sql.param([...ids])}::uuid[])`)
  const visits = await listVisits(
    db,
    rows.map(({ id }) => id),
    clock,
  )
  return new Map(
    rows.map(({ own, ...guest }) => [own, { ...guest, visits: visits.get(guest.id)?.count ?? 0 }]),
  )
}
