import { addDays, addMonths, type Day } from '@dvor/format/days.ts'
import { useState } from 'react'
import type { RangeCalendarState } from 'react-aria-components'
import type { DayRules } from './days/day-rules.ts'
import { useCalendar } from './stay-calendar.tsx'

/**
 * The state of the calendar for the days of one month: the former object as long as nothing differs that they show, or
 * that a press on them decides by.
 * @param month its first day
 */
export function useMonthState({ month, rules }: { month: Day; rules: DayRules }): RangeCalendarState {
  const { state } = useCalendar()
  const [snapshot, keep] = useState({ state, month, rules })
  if (snapshot.state === state) return state
  const isSame =
    snapshot.rules === rules &&
    snapshot.month === month &&
    whatShows(snapshot.state, month) === whatShows(state, month)
  if (isSame) return snapshot.state
  keep({ state, month, rules })
  return state
}

/** Whether the days of a month show what they did before, but for the focus, which has left the calendar. */
export const hasOnlyLostFocus = (before: RangeCalendarState, now: RangeCalendarState, month: Day): boolean =>
  !now.isFocused && whatShows(before, month, false) === whatShows(now, month)

/** The state of the calendar as far as a month shows it, as text. */
function whatShows(state: RangeCalendarState, month: Day, isFocused = state.isFocused): string {
  const { anchorDate, value, visibleRange, isDragging, focusedDate } = state
  const last = addDays(addMonths(month, 1), -1)
  const focused = focusedDate.toString()
  const isHere = focused >= month && focused <= last
  return [
    ...[anchorDate, value?.start, value?.end, visibleRange.start, visibleRange.end].map(String),
    isDragging,
    isHere && focused,
    isHere && isFocused,
    partOf(state.highlightedRange, month, last),
  ].join(' ')
}

/** The part of the highlighted days between two days, as text. */
function partOf(range: RangeCalendarState['highlightedRange'], first: Day, last: Day): string {
  const [start, end] = [range?.start.toString() ?? '', range?.end.toString() ?? '']
  if (!range || start > last || end < first) return ''
  return `${start < first ? first : start}..${end > last ? last : end}`
}
