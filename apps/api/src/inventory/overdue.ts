import { timedStates, stateDeadlines } from '@dvor/booking/reservation/states.ts'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { inLiterals } from '../db/in-literals.ts'

/**
 * SQL condition for overdue reservations: the deadline of the state has passed. As text over the alias `r` or the
 * table's own name, for joins and updates alike; the states are literals so that the partial index is used.
 */
export function overdue(now: Date | Placeholder | SQL, table: 'r' | 'reservations' = 'r'): SQL {
  const moment = now instanceof Date ? now.toISOString() : now
  const t = sql.identifier(table)
  const passed = stateDeadlines.map(
    ({ state, deadline }) =>
      sql`(${inLiterals(sql`${t}.state`, [state])} and ${t}.${sql.identifier(deadline)} <= ${moment})`,
  )
  return sql`(${inLiterals(sql`${t}.state`, timedStates)} and (${sql.join(passed, sql` or `)}))`
}
