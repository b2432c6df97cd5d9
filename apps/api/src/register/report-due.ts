import { arrivedStates, firmStates } from '@dvor/booking/reservation/states.ts'
import { ownNationality } from '@dvor/contract/guests/guest-register.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { inLiterals } from '../db/in-literals.ts'
import { stayGuests } from '../db/schema/reservations/guest-register.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

/** Slovak citizens are not reported. */
export const isForeign = ne(stayGuests.nationality, ownNationality)

/**
 * Whether the guests of a reservation have come: checked in, or expected on a day that is over, because a forgotten
 * check-in does not end the duty. On the day of arrival itself nobody is reported before the check-in.
 */
export const hasCome = (today: Day): SQL | undefined =>
  or(
    and(inLiterals(reservations.state, arrivedStates), lte(reservations.arrival, today)),
    and(inLiterals(reservations.state, firmStates), lt(reservations.arrival, today)),
  )

/**
 * Condition on `stay_guests` joined with `reservations`: a foreigner whose report to the police is due (Act 404/2011
 * Z. z., § 113; law.md, Guest register and foreigners). The list, the dashboard and the owner's daily e-mail count by
 * it.
 */
export const isReportDue = (today: Day): SQL | undefined =>
  and(isForeign, isNull(stayGuests.reported_at), hasCome(today))
