import type { ReminderPlan } from '@dvor/booking/messages/reminders.ts'
import { arrivedStates, statesAwaiting } from '@dvor/booking/reservation/states.ts'
import { propertyZone } from '@dvor/format/instants.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, gt, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { paymentReminderRows as rules } from '../db/schema/messages/payment-reminders.ts'
import { automatedEmailRows as texts } from '../db/schema/messages/editable-automated-emails.ts'
import type { Db } from '../db/database.ts'
import { sampleRows } from '../db/schema/system/sample-rows.ts'
import { outgoingEmailRows as outbox } from '../db/schema/messages/outgoing-emails.ts'
import type { EmailKey } from '../messaging/rendering/email-kinds.ts'
import { listDueBalances } from '../payments/due-queries.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { surveyRows as surveys } from '../db/schema/messages/surveys.ts'

export const reminderKeys = [
  'before_arrival',
  'payment_reminder',
  'survey_request',
  'survey_reminder',
] as const satisfies EmailKey[]
export type ReminderKey = (typeof reminderKeys)[number]

export interface KeyedPlan extends ReminderPlan {
  key: ReminderKey
  /** The rule of a payment reminder; null for kinds with one plan each. */
  rule: string | null
}

/** A reservation that may be due for a reminder, and the day of its event. */
export interface Candidate {
  reservation: string
  about: Day
  /** Part of the event key beside reservation and kind: of a payment, the rule and the part; else empty. */
  event: string
}

/** Parameters of a search; `only` restricts it to one locked reservation. */
export interface Search {
  rule: string | null
  first: Day
  last: Day
  now: Date
  only?: string
}

/** The scheduled e-mails that are switched on; of the payment reminder, a plan for each rule that is. */
export async function listPlans(db: Db): Promise<KeyedPlan[]> {
  const rows = await db
    .select({
      key: texts.key,
      trigger: texts.trigger,
      offset_days: texts.offset_days,
      send_time: texts.send_time,
    })
    .from(texts)
    .where(and(texts.active, inArray(texts.key, [...reminderKeys])))
  const plans: KeyedPlan[] = []
  for (const { trigger, ...row } of rows)
    if (row.key === 'payment_reminder') plans.push(...(await listPaymentPlans(db, row.send_time)))
    else if (trigger !== 'event' && isReminderKey(row.key))
      plans.push({ ...row, key: row.key, trigger, rule: null })
  return plans
}

const isReminderKey = (key: string): key is ReminderKey => reminderKeys.some((one) => one === key)

/** The rules of payment reminders. A rule does not send what was to be sent before it was made or changed. */
async function listPaymentPlans(db: Db, send_time: string | null): Promise<KeyedPlan[]> {
  const rows = await db
    .select()
    .from(rules)
    .where(eq(rules.active, true))
    .orderBy(asc(rules.createdAt), asc(rules.id))
  return rows.map(({ id, direction, days, updatedAt }) => ({
    key: 'payment_reminder',
    trigger: direction === 'before' ? 'before_due' : 'after_due',
    offset_days: days,
    send_time,
    rule: id,
    since: updatedAt,
  }))
}

/** Event key in the outbox, where it is unique. */
export const eventName = (reservation: string, event = ''): string => `reminder:${reservation}${event}`

/** Reservations of real guests with an e-mail address who have not received this e-mail yet. */
function notEmailedYet(key: ReminderKey, search: Search, event = sql`''`): SQL | undefined {
  const eventKey = sql`'reminder:' || ${reservations.id} || ${event} || ${`:guest:${key}`}::text`
  return and(
    canBeEmailed(search),
    sql`not exists (select 1 from ${outbox} where ${outbox.event_key} = ${eventKey})`,
  )
}

/** Reservations of real guests with an e-mail address. */
function canBeEmailed({ only }: Search): SQL | undefined {
  return and(
    isNotNull(reservations.guest_email),
    only ? eq(reservations.id, only) : undefined,
    // Sample guests are invented, so they get no e-mails.
    sql`not exists (select 1 from ${sampleRows} where ${sampleRows.collection} = 'reservations'
      and ${sampleRows.recordId} = ${reservations.id})`,
  )
}

const inDays = (day: SQL | typeof reservations.arrival, { first, last }: Search) =>
  sql`${day} between ${first} and ${last}`

const list = (db: Db, about: SQL<string>, where: SQL | undefined, event = sql`''`) =>
  db
    .select({ reservation: reservations.id, about, event: sql<string>`(${event})::text` })
    .from(reservations)
    .where(where)
    .orderBy(asc(reservations.id))

/** Confirmed reservations before their arrival; a stay that has moved to another day is announced again. */
export async function listArriving(db: Db, search: Search): Promise<Candidate[]> {
  const event = sql`':' || ${reservations.arrival}::text`
  const where = and(
    inArray(reservations.state, statesAwaiting('arrival')),
    inDays(reservations.arrival, search),
    notEmailedYet('before_arrival', search, event),
  )
  return list(db, sql<string>`${reservations.arrival}::text`, where, event)
}

const payDay = sql<string>`to_char(${reservations.pay_by} at time zone ${sql.raw(`'${propertyZone}'`)}, 'YYYY-MM-DD')`

/** Orders that wait for money and will expire without it. */
export async function listUnpaidOrders(db: Db, search: Search): Promise<Candidate[]> {
  const event = sql`${`:${search.rule}:order`}::text`
  const where = and(
    inArray(reservations.state, statesAwaiting('payment')),
    gt(reservations.pay_by, search.now.toISOString()),
    inDays(payDay, search),
    notEmailedYet('payment_reminder', search, event),
  )
  return list(db, payDay, where, event)
}

/** Open parts of coming stays, other than on site; each part has its due day in its event. */
export async function listOpenBalances(db: Db, search: Search): Promise<Candidate[]> {
  const parts = (await listDueBalances(db, search.first, search.last, search.only)).map(
    ({ reservation, due_on }) => ({ reservation, about: due_on, event: `:${search.rule}:${due_on}` }),
  )
  if (parts.length === 0) return []
  const ids = parts.map(({ reservation }) => reservation)
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(inArray(reservations.id, ids), canBeEmailed(search)))
  const open = new Set(rows.map(({ id }) => id))
  const sent = await listSent(db, parts.map(keyOf))
  return parts.filter((part) => open.has(part.reservation) && !sent.has(keyOf(part)))
}

/** The key under which the outbox has the e-mail to the guest. */
const keyOf = ({ reservation, event }: Candidate): string =>
  `${eventName(reservation, event)}:guest:payment_reminder`

async function listSent(db: Db, keys: string[]): Promise<Set<string | null>> {
  const rows = await db.select({ key: outbox.event_key }).from(outbox).where(inArray(outbox.event_key, keys))
  return new Set(rows.map(({ key }) => key))
}

const stayed = inArray(reservations.state, arrivedStates)
const departure = sql<string>`${reservations.departure}::text`

/** Departed guests who have not received the survey. */
export async function listDeparted(db: Db, search: Search): Promise<Candidate[]> {
  const where = and(stayed, inDays(reservations.departure, search), notEmailedYet('survey_request', search))
  return list(db, departure, where)
}

/** Smallest number of days between the survey and its reminder, however late the survey was sent. */
const graceDays = 3

/** Guests who have received the survey and not answered. */
export async function listSilent(db: Db, search: Search): Promise<Candidate[]> {
  const since = new Date(search.now.getTime() - graceDays * 86_400_000).toISOString()
  const silent = sql`exists (select 1 from ${surveys} where ${and(
    eq(surveys.reservation, reservations.id),
    eq(surveys.done, false),
    lte(surveys.sent_at, since),
  )})`
  const where = and(
    stayed,
    inDays(reservations.departure, search),
    silent,
    notEmailedYet('survey_reminder', search),
  )
  return list(db, departure, where)
}

/** Whether the guest has received one of these e-mails since the moment. */
export async function wasEmailedSince(
  db: Db,
  reservation: string,
  keys: readonly EmailKey[],
  moment: Date,
): Promise<boolean> {
  if (keys.length === 0) return false
  const [emailed] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.reservation, reservation),
        inArray(outbox.key, [...keys]),
        gt(outbox.createdAt, moment.toISOString()),
      ),
    )
    .limit(1)
  return emailed !== undefined
}
