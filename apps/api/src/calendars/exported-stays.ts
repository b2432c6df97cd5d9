import { bookedStates } from '@dvor/booking/reservation/states.ts'
import { sql, type SQL } from 'drizzle-orm'
import { inLiterals } from '../db/in-literals.ts'
import { gatheringRows, gatheringUnitRows } from '../db/schema/reservations/gatherings.ts'
import { waitingListRows } from '../db/schema/reservations/waiting-list.ts'
import { overdue } from '../inventory/overdue.ts'

/** A hold of hours: its units belong to an open gathering, or are offered to a guest of the waiting list. */
const isHeldForHours = sql`(
  exists (select from ${gatheringUnitRows} u join ${gatheringRows} g on g.id = u.gathering
    where u.reservation = r.id and g.state = 'open')
  or exists (select from ${waitingListRows} w where w.offer_token = r.token and w.state = 'offered'))`

/**
 * SQL condition for a reservation `r` whose stays are exported to portals: a valid order or a hold of hours (decision
 * 015). A hold of minutes ends before a portal could read it.
 */
export const isExported = (now: Date): SQL => sql`(not ${overdue(now)} and (
  ${inLiterals(sql`r.state`, bookedStates)} or (r.state = 'hold' and ${isHeldForHours})))`
