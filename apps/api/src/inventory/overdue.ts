import { sql, type Placeholder, type SQL } from 'drizzle-orm'

/**
 * SQL condition for overdue reservations: the deadline of the state has passed. As text over the alias `r` or the
 * table's own name, for joins and updates alike; it lists the states so that the partial index is used.
 */
export function overdue(now: Date | Placeholder, table: 'r' | 'reservations' = 'r'): SQL {
  const moment = now instanceof Date ? now.toISOString() : now
  const t = sql.identifier(table)
  return sql`(${t}.state in ('hold', 'pending_approval', 'awaiting_payment') and (
    (${t}.state = 'hold' and ${t}.hold_expires_at <= ${moment}) or
    (${t}.state = 'pending_approval' and ${t}.approve_by <= ${moment}) or
    (${t}.state = 'awaiting_payment' and ${t}.pay_by <= ${moment})))`
}
