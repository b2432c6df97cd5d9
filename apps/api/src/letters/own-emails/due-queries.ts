import type { ReminderPlan } from '@dvor/booking/messages/reminders.ts'
import {
  arrivedStates,
  bookedStates,
  promisedStates,
  statesAwaiting,
} from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Day } from '@dvor/format/days.ts'
import { propertyZone } from '@dvor/format/instants.ts'
import { and, asc, between, eq, exists, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ownEmailRows } from '../../db/schema/messages/own-emails.ts'
import { outgoingEmailRows as outbox } from '../../db/schema/messages/outgoing-emails.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'
import { sampleRows } from '../../db/schema/system/sample-rows.ts'

export type OwnEmail = typeof ownEmailRows.$inferSelect
type Trigger = Exclude<OwnEmail['trigger'], 'by_hand'>

/** An own e-mail that is sent by the calendar. */
export type SentByItself = OwnEmail & { trigger: Exclude<Trigger, 'room_ready'> }
export const isSentByItself = (own: OwnEmail): own is SentByItself =>
  own.active && own.trigger !== 'by_hand' && own.trigger !== 'room_ready'
/** One that is sent when the rooms of an arrival are ready. */
export type SentWhenReady = OwnEmail & { trigger: 'room_ready' }
export const isSentWhenReady = (own: OwnEmail): own is SentWhenReady =>
  own.active && own.trigger === 'room_ready'

/** Its schedule; a change of the e-mail does not send what was due before it. */
export const planOf = ({ trigger, days, send_time, updatedAt }: SentByItself): ReminderPlan => ({
  trigger,
  offset_days: days,
  send_time,
  since: updatedAt,
})

/** A reservation that gets an own e-mail, and the day of its event. */
export interface OwnCandidate {
  reservation: string
  about: Day
}

const ordered = sql<Day>`to_char(coalesce(${reservations.accepted_at}, ${reservations.createdAt}) at time zone ${sql.raw(`'${propertyZone}'`)}, 'YYYY-MM-DD')`
const arrival = sql<Day>`${reservations.arrival}::text`
const departure = sql<Day>`${reservations.departure}::text`

/** Day of each event, and the states in which it is written about. */
const events: Record<Trigger, { day: SQL<Day>; states: ReservationState[] }> = {
  after_order: { day: ordered, states: bookedStates },
  room_ready: { day: arrival, states: statesAwaiting('arrival') },
  before_arrival: { day: arrival, states: statesAwaiting('arrival') },
  after_arrival: { day: arrival, states: [...new Set([...promisedStates, ...arrivedStates])] },
  before_departure: { day: departure, states: promisedStates },
  after_departure: { day: departure, states: [...new Set([...promisedStates, ...arrivedStates])] },
}

/** Name of the event in the outbox, so that each reservation gets each own e-mail once. */
export const ownEvent = (own: string, reservation: string): string => `own:${own}:${reservation}`

/**
 * Reservations that an own e-mail is for, with the day of its event between two days, and that have not got it yet; in
 * the order of those days. `only` restricts them to one.
 */
export async function listCandidates(
  db: Db,
  own: SentByItself | SentWhenReady,
  { first, last, only }: { first: Day; last: Day; only?: string },
): Promise<OwnCandidate[]> {
  const { day, states } = events[own.trigger]
  const sent = sql`${`own:${own.id}:`}::text || ${reservations.id} || ':guest:guest_letter'`
  return db
    .select({ reservation: reservations.id, about: day })
    .from(reservations)
    .where(
      and(
        inArray(reservations.state, states),
        between(day, first, last),
        isNotNull(reservations.guest_email),
        only ? eq(reservations.id, only) : undefined,
        ...conditionsOf(db, own),
        sql`not exists (select 1 from ${outbox} where ${outbox.event_key} = ${sent})`,
        // Sample guests are invented, so they get no e-mails.
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(sampleRows)
              .where(
                and(eq(sampleRows.collection, 'reservations'), eq(sampleRows.recordId, reservations.id)),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(day), asc(reservations.id))
}

function conditionsOf(db: Db, { units, plans, languages, channels, paid }: OwnEmail): (SQL | undefined)[] {
  const inUnits = db
    .select({ one: sql`1` })
    .from(stays)
    .where(and(eq(stays.reservation, reservations.id), inArray(stays.unit, units)))
  return [
    units.length > 0 ? exists(inUnits) : undefined,
    plans.length > 0 ? inArray(reservations.rate_plan, plans) : undefined,
    languages.length > 0 ? inArray(reservations.language, languages) : undefined,
    channels.length > 0 ? inArray(reservations.channel, channels) : undefined,
    paid === 'any'
      ? undefined
      : paid === 'paid'
        ? sql`${reservations.due} <= 0`
        : sql`${reservations.due} > 0`,
  ]
}
