import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt, todayIn } from '@dvor/format/instants.ts'

/** The owner's schedule of an e-mail. */
export interface ReminderPlan {
  /** Event from which the days are counted. */
  trigger: `${'before' | 'after'}_${'arrival' | 'departure' | 'due'}` | 'after_order'
  offset_days: number
  /** `HH:MM` by the property's clock; a time in the morning by default. */
  send_time: string | null
  /** Moment from which the plan holds as it is: what was to be sent before it is not sent. Absent: always. */
  since?: string
}

const morning = '09:00'

/**
 * Hours after its moment within which a reminder is still sent. So a property that was off for a night catches up, and
 * one that is started or changes its settings does not write to all former guests.
 */
export const lateHours = 48
const lateMs = lateHours * 3_600_000

/** Whether the e-mail follows its event. */
const isAfter = ({ trigger }: Pick<ReminderPlan, 'trigger'>): boolean => trigger.startsWith('after_')

/** The moment of the reminder about a day (arrival, departure, last day to pay). */
export function reminderMoment(plan: ReminderPlan, about: Day): Date {
  const { offset_days, send_time } = plan
  return instantAt(addDays(about, isAfter(plan) ? offset_days : -offset_days), send_time ?? morning)
}

/** Whether the reminder is due: its moment has come, not long ago, and its event is not over yet. */
export function isReminderDue(plan: ReminderPlan, about: Day, now: Date): boolean {
  const moment = reminderMoment(plan, about)
  const late = now.getTime() - moment.getTime()
  const isOver = !isAfter(plan) && todayIn(now) > about
  const wasBefore = plan.since !== undefined && moment < new Date(plan.since)
  return late >= 0 && late < lateMs && !isOver && !wasBefore
}

/** The first and last day that a reminder sent now can be about, for the database query. */
export function reminderDays(plan: ReminderPlan, now: Date): { first: Day; last: Day } {
  const last = addDays(todayIn(now), isAfter(plan) ? -plan.offset_days : plan.offset_days)
  // One more day than the hours need, because some days have 23 or 25 of them.
  return { first: addDays(last, -Math.ceil(lateHours / 24) - 1), last }
}
