import type { GuestMatch } from '@dvor/contract/guests/guest-cards.ts'
import { and, asc, desc, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { containsDigits, containsWords, phoneDigits } from '../db/folded-text.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import type { Clock } from '../platform/clock.ts'
import { listVisits } from './visits.ts'

/** Guests that a form offers at once. */
const mostMatches = 5

/** Guests whose name, e-mail or phone contains the text; those with a card changed last come first. */
export async function listMatches(db: Db, text: string, clock: Clock): Promise<GuestMatch[]> {
  const { id, name, first_name, last_name, email, phone, language, wishes, not_again, not_again_reason } =
    guestRows
  const rows = await db
    .select({ id, name, first_name, last_name, email, phone, language, wishes, not_again, not_again_reason })
    .from(guestRows)
    .where(
      and(
        isNull(guestRows.merged_into),
        or(containsWords([name, email], text), containsDigits(phone, phoneDigits(text))),
      ),
    )
    .orderBy(desc(guestRows.updatedAt), asc(id))
    .limit(mostMatches)
  const visits = await listVisits(
    db,
    rows.map((row) => row.id),
    clock,
  )
  return rows.map((row) => {
    const { count = 0, last = null } = visits.get(row.id) ?? {}
    return { ...row, visits: count, last }
  })
}
