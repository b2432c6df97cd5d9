import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { incomingEmailRows } from '../../db/schema/messages/incoming-emails.ts'
import { outgoingEmailRows } from '../../db/schema/messages/outgoing-emails.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import type { Day } from '@dvor/format/days.ts'
import type { IncomingEmail } from './parse-incoming.ts'

/**
 * The reservation that an e-mail is about: of the message that it answers, whoever sends it, else the stay of its
 * sender that is the nearest to today; null where neither is known.
 */
export async function reservationOf(
  db: Db,
  { answers, from }: Pick<IncomingEmail, 'answers' | 'from'>,
  today: Day,
): Promise<string | null> {
  return (
    (await reservationOfAnswered(db, answers)) ?? (from.address ? nearestStay(db, from.address, today) : null)
  )
}

async function reservationOfAnswered(db: Db, ids: readonly string[]): Promise<string | null> {
  if (ids.length === 0) return null
  const listOf = async (table: typeof outgoingEmailRows | typeof incomingEmailRows) =>
    db
      .select({ id: table.message_id, reservation: table.reservation })
      .from(table)
      .where(and(inArray(table.message_id, [...ids]), isNotNull(table.reservation)))
  const known = [...(await listOf(outgoingEmailRows)), ...(await listOf(incomingEmailRows))]
  for (const id of ids) {
    const answered = known.find((message) => message.id === id)
    if (answered) return answered.reservation
  }
  return null
}

/** The stay under way, else the next one, else the last one. Holds and what did not take place come after all others. */
async function nearestStay(db: Db, address: string, today: Day): Promise<string | null> {
  const { id, arrival, departure, state, begins } = reservations
  const day = sql`coalesce(${arrival}, ${begins})`
  const [row] = await db
    .select({ id })
    .from(reservations)
    .where(
      and(
        eq(sql`lower(${reservations.guest_email})`, address.toLowerCase()),
        notInArray(state, ['hold', 'expired']),
      ),
    )
    .orderBy(
      sql`${state} in ('cancelled', 'rejected', 'no_show')`,
      sql`case when ${today} between ${day} and coalesce(${departure}, ${day}) then 0 when ${day} > ${today} then 1 else 2 end`,
      sql`abs(${day} - ${today}::date)`,
    )
    .limit(1)
  return row?.id ?? null
}
