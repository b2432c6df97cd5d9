import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { prepared } from '../db/prepared.ts'
import { reservations, transactionLogs } from '../db/schema/reservations/reservations.ts'

const confirmedStatement = prepared((db) =>
  db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      sql`lower(${reservations.guest_email}) = lower(${sql.placeholder('email')}::text) and (
        ${inLiterals(reservations.state, arrivedStates)} or exists (
          select from ${transactionLogs} where ${transactionLogs.reservation} = ${reservations.id} and ${transactionLogs.amount} > 0))`,
    )
    .limit(1)
    .prepare('is_email_confirmed'),
)

/** Whether an e-mail address is confirmed: a guest with it has stayed or paid. */
export async function isEmailConfirmed(db: Db, email: string): Promise<boolean> {
  return (await confirmedStatement(db).execute({ email })).length > 0
}
