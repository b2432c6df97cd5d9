import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt, todayIn } from '@dvor/format/instants.ts'

/** When an e-mail that goes by the calendar is sent, as the owner has set it. */
export interface ReminderPlan {
  /** What the days are counted from. */
  trigger: 'before_arrival' | 'after_departure' | 'before_due'
  offset_days: number
  /** `HH:MM` by the property's clock; the morning unless told. */
  send_time: string | null
}

const morning = '09:00'

/**
 * How long after its moment a reminder is still sent: a property that was off for a night catches up, and one that is
 * started or whose settings change does not write to everybody who was ever there.
 */
export const lateHours = 48
const lateMs = lateHours * 3_600_000

/** The moment at which the reminder about a day (arrival, departure, last day to pay) goes out. */
export function reminderMoment({ trigger, offset_days, send_time }: ReminderPlan, about: Day): Date {
  const day = addDays(about, trigger === 'after_departure' ? offset_days : -offset_days)
  return instantAt(day, send_time ?? morning)
}

/** Whether it is to be sent now: its moment has come, not long ago, and what it announces is not over yet. */
export function isReminderDue(plan: ReminderPlan, about: Day, now: Date): boolean {
  const since = now.getTime() - reminderMoment(plan, about).getTime()
  const isOver = plan.trigger !== 'after_departure' && todayIn(now) > about
  return since >= 0 && since < lateMs && !isOver
}

/** The days, first and last, that a reminder sent now can be about: what the database is asked for. */
export function reminderDays({ trigger, offset_days }: ReminderPlan, now: Date): { first: Day; last: Day } {
  const last = addDays(todayIn(now), trigger === 'after_departure' ? -offset_days : offset_days)
  // One more day than the hours need: some days have 23 or 25 of them.
  return { first: addDays(last, -Math.ceil(lateHours / 24) - 1), last }
}
