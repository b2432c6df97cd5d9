import { canTransition, holdsNights } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { noticeOf } from '../../reservations/emails/choose-notice.ts'
import type { Db } from '../../db/database.ts'

/** Faults of a reservation that was paid once, however many calls concurred. */
export const faultsOfPath = async (db: Db, token: string): Promise<string[]> =>
  faultsOf(await traceOf(db, token))

interface Trace {
  states: { from: ReservationState; to: ReservationState }[]
  state: ReservationState
  payments: number
  nights: number
  notices: string[]
}

/** Data of a reservation after all calls; entries are numbered by their creation, which is sequential. */
async function traceOf(db: Db, token: string): Promise<Trace> {
  const whose = `(select id from reservations where token = '${token}')`
  const { rows } = await db.execute<Record<keyof Trace, never>>(`select
    (select state from reservations where token = '${token}') as state,
    (select count(*)::int from transaction_logs where reservation = ${whose}) as payments,
    (select count(*)::int from room_nights n join stays s on s.id = n.stay where s.reservation = ${whose}) as nights,
    (select coalesce(json_agg(json_build_object('from', before->>'state', 'to', after->>'state') order by id), '[]')
      from history where record_id = ${whose} and action = 'state') as states,
    (select coalesce(json_agg(key), '[]') from outgoing_emails
      where reservation = ${whose} and key like 'reservation_%') as notices`)
  return rows[0] as unknown as Trace
}

/**
 * Faults of it: more than one path through the states, one that the rules do not allow, wrong nights, or not exactly
 * one e-mail for each step.
 */
function faultsOf({ states, state, payments, nights, notices }: Trace): string[] {
  const faults = states.flatMap(({ from, to }, index) => [
    ...(canTransition(from, to) ? [] : [`${from} → ${to} is no transition`]),
    ...((states[index + 1]?.from ?? state) === to ? [] : [`went on from another state than ${to}`]),
  ])
  const expected = states.flatMap(({ from, to }) => noticeOf(from, to) ?? [])
  if (payments !== 1) faults.push(`${payments} payments`)
  if (nights > 0 !== holdsNights(state)) faults.push(`${nights} nights while ${state}`)
  if (JSON.stringify(notices.toSorted()) !== JSON.stringify(expected.toSorted())) faults.push('other notices')
  return faults
}
