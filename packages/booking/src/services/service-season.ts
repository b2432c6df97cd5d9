import { endsFebruary, type Day } from '@dvor/format/days.ts'
import type { SlotService } from './service-rows.ts'

export type Season = Pick<SlotService, 'season_from' | 'season_to' | 'season_yearly'>

const dateOf = (day: Day): string => day.slice(5)
const lastDateOf = (day: Day): string => (endsFebruary(day) ? '02-29' : dateOf(day))
const nextYear = (day: Day): Day => `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`

/**
 * Whether a service is in season on the day; without a season it always is. A repeating season comes back every year
 * between the same dates, from its first year on, and may include New Year. One to the end of February ends with it in
 * every year; one that begins on 29 February begins on 1 March in a common year.
 */
export function isInSeason(season: Season, day: Day): boolean {
  const { season_from, season_to, season_yearly } = season
  if (season_from !== null && day < season_from) return false
  if (season_to === null) return true
  if (!season_yearly || season_from === null) return day <= season_to
  return (
    season_to >= nextYear(season_from) || isBetween(dateOf(day), dateOf(season_from), lastDateOf(season_to))
  )
}

/** Dates of the year as `MM-DD`, both included; a range from a later to an earlier one includes New Year. */
const isBetween = (date: string, from: string, to: string): boolean =>
  from <= to ? date >= from && date <= to : date >= from || date <= to
