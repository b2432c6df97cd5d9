import type { EkasaGap } from '@dvor/contract/money/accounting.ts'
import { sql } from 'drizzle-orm'
import { todayIn } from '@dvor/format/instants.ts'
import { isoInstant } from '../../db/columns.ts'
import type { Db } from '../../db/database.ts'
import { lacksEkasa } from '../month-queries.ts'

/** Longest list; more than a person can work through at once. */
const most = 500

type Found = Omit<EkasaGap, 'booked_on'> & Record<string, unknown>

/** Cash and card payments without the receipt of the e-kasa, the oldest first. */
export async function listEkasaGaps(db: Db): Promise<EkasaGap[]> {
  const { rows } = await db.execute<Found>(sql`
    select t.id as transaction, t.reservation, r.number as reservation_number, r.guest_name, t.method, t.amount,
      t.created_at as booked_at
    from transaction_logs t join reservations r on r.id = t.reservation
    where ${lacksEkasa} order by t.created_at, t.id limit ${most}`)
  return rows.map((row) => {
    const booked_at = isoInstant(row.booked_at)
    return { ...row, booked_at, booked_on: todayIn(booked_at) }
  })
}
