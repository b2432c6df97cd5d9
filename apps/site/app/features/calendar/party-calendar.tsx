import { addDays, startOfMonth, type Day } from '@dvor/format/days.ts'
import { parseDate } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useWords } from '../../core/language/use-language.ts'
import { calendarWords } from './calendar-texts.ts'
import { DayRestriction } from './day-restriction.tsx'
import { dayRules } from './days/day-rules.ts'
import { calendarSpan } from './days/load-days.ts'
import { monthsBetween } from './month-jump.tsx'
import { MonthList } from './month-list.tsx'
import { StayCalendar } from './stay-calendar.tsx'
import { mayBegin, mayStay, restrictionOf, type PartyDays } from './days/party-days.ts'

export interface PickedDays {
  from: Day
  to: Day
}

/** Months shown at first, and from one that the focus moves to. */
const firstMonths = 3

interface PartyCalendarProps {
  days: PartyDays
  today: Day
  picked: PickedDays | null
  onPick: (picked: PickedDays | null) => void
}

/**
 * Picks arrival, then departure, over all units; only days of a stay that can be booked can be picked. Opens at
 * the picked days, or else at the first day that a stay may begin on.
 */
export function PartyCalendar({ days, today, picked, onPick }: PartyCalendarProps) {
  const words = useWords(calendarWords)
  const last = addDays(today, calendarSpan)
  const months = monthsBetween(today, last)
  const [opened] = useState(picked && startOfMonth(picked.from))
  const [count, setCount] = useState(firstMonths + Math.max(0, opened ? months.indexOf(opened) : 0))
  const [asked, setAsked] = useState<Day | null>(null)
  const shown = Math.min(count, months.length)
  const firstDay = picked?.from ?? [...days.keys()].find((day) => mayBegin(days, day))
  const pickedEnd = picked?.to
  const rules = useMemo(
    () =>
      dayRules(
        {
          priceOf: (day) => days.get(day)?.price ?? null,
          mayBegin: (day) => mayBegin(days, day),
          mayStay: (arrival, departure) => mayStay(days, arrival, departure),
        },
        pickedEnd,
      ),
    [days, pickedEnd],
  )
  return (
    <I18nProvider locale={words.locale}>
      <StayCalendar
        rules={rules}
        aria-label={words.label}
        minValue={parseDate(today)}
        maxValue={parseDate(last)}
        visibleDuration={{ months: shown }}
        // The list begins with the current month whatever day has the focus.
        selectionAlignment="end"
        onFocusChange={(date) => {
          setAsked(date.toString())
          const month = months.indexOf(startOfMonth(date.toString()))
          if (month >= shown) setCount(month + firstMonths)
        }}
        defaultFocusedValue={firstDay ? parseDate(firstDay) : null}
        defaultValue={picked && { start: parseDate(picked.from), end: parseDate(picked.to) }}
        onChange={({ start, end }) =>
          onPick(start.compare(end) < 0 ? { from: start.toString(), to: end.toString() } : null)
        }
      >
        <MonthList
          rules={rules}
          months={months}
          count={shown}
          onCount={setCount}
          opened={opened}
          onPress={setAsked}
        >
          <DayRestriction
            restrictionOf={(day, arrival) => restrictionOf(days, day, arrival)}
            asked={asked}
            isOver
          />
        </MonthList>
      </StayCalendar>
    </I18nProvider>
  )
}
