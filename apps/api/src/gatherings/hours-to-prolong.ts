import { startOfDayInstant } from '@dvor/format/instants.ts'
import type { Gathering } from '../booking/gatherings/unit-queries.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'

/** Whole hours by which the organiser can still move the end: the owner's rule, at most until the day of arrival. */
export function hoursToProlong(
  { arrival, held_until, prolonged_hours }: Gathering,
  { gathering_prolong_hours }: Pick<Settings, 'gathering_prolong_hours'>,
): number {
  const untilArrival = (startOfDayInstant(arrival).getTime() - Date.parse(held_until)) / 3_600_000
  return Math.max(0, Math.min(gathering_prolong_hours - prolonged_hours, Math.floor(untilArrival)))
}
