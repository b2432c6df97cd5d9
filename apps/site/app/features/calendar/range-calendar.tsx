import { addDays, eachDay, startOfMonth, type Day } from '@dvor/format/days.ts'
import { calendarWords } from '@dvor/texts/areas.ts'
import { parseDate } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useWords } from '../../core/language/use-language.ts'
import { DayRestriction } from './day-restriction.tsx'
import type { DayChoice } from './days/day-choice.ts'
import { dayRules } from './days/day-rules.ts'
import { calendarSpan } from './days/load-days.ts'
import { monthsBetween } from './month-jump.tsx'
import { MonthList } from './month-list.tsx'
import { StayCalendar } from './stay-calendar.tsx'

export interface PickedDays {
  from: Day
  to: Day
}

/** Months shown at first, and from one that the focus moves to. */
const firstMonths = 3

interface RangeCalendarProps {
  /** Name for screen readers. */
  label: string
  choice: DayChoice
  /** The first day that can be picked. */
  first: Day
  /** Number of days that can be picked; as many as the API knows at once without it. */
  span?: number | undefined
  picked: PickedDays | null
  onPick: (picked: PickedDays | null) => void
}

/**
 * Picks a first and a last day of those that a choice allows. Opens at the picked days, or else at the first day that a
 * choice may begin on.
 */
export function RangeCalendar({
  label,
  choice,
  first,
  span = calendarSpan,
  picked,
  onPick,
}: RangeCalendarProps) {
  const words = useWords(calendarWords)
  const last = addDays(first, span)
  const months = monthsBetween(first, last)
  const [opened] = useState(picked && startOfMonth(picked.from))
  const [count, setCount] = useState(firstMonths + Math.max(0, opened ? months.indexOf(opened) : 0))
  const [asked, setAsked] = useState<Day | null>(null)
  const monthCount = Math.min(count, months.length)
  const firstDay = picked?.from ?? eachDay(first, last).find((day) => choice.canBegin(day))
  const pickedEnd = picked?.to
  const rules = useMemo(() => dayRules(choice, pickedEnd), [choice, pickedEnd])
  return (
    <I18nProvider locale={words.locale}>
      <StayCalendar
        rules={rules}
        aria-label={label}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        visibleDuration={{ months: monthCount }}
        // The list begins with the current month whatever day has the focus.
        selectionAlignment="end"
        onFocusChange={(date) => {
          setAsked(date.toString())
          const month = months.indexOf(startOfMonth(date.toString()))
          if (month >= monthCount) setCount(month + firstMonths)
        }}
        defaultFocusedValue={firstDay ? parseDate(firstDay) : null}
        defaultValue={picked && { start: parseDate(picked.from), end: parseDate(picked.to) }}
        onChange={({ start, end }) => {
          const days = { from: start.toString(), to: end.toString() }
          onPick(choice.mayEnd(days.from, days.to) ? days : null)
        }}
      >
        <MonthList
          rules={rules}
          months={months}
          count={monthCount}
          onCount={setCount}
          opened={opened}
          onPress={setAsked}
        >
          <DayRestriction restrictionOf={choice.restrictionOf} asked={asked} isOver />
        </MonthList>
      </StayCalendar>
    </I18nProvider>
  )
}
