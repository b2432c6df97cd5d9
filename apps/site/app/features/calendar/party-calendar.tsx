import { addDays, type Day } from '@dvor/format/days.ts'
import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date'
import { I18nProvider, RangeCalendar } from 'react-aria-components'
import { useWords } from '../../core/language/use-language.ts'
import { calendarWords } from './calendar-texts.ts'
import { calendarSpan } from './load-days.ts'
import { Months } from './months.tsx'
import { mayBegin, mayStay, type PartyDays } from './party-days.ts'

export interface PickedDays {
  from: Day
  to: Day
}

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
  const firstDay = picked?.from ?? [...days.keys()].find((day) => mayBegin(days, day))
  const isBarred = (date: DateValue, arrival: CalendarDate | null) => {
    const day = date.toString()
    if (arrival) return day !== arrival.toString() && !mayStay(days, arrival.toString(), day)
    return !mayBegin(days, day) && day !== picked?.to
  }
  return (
    <I18nProvider locale={words.locale}>
      <RangeCalendar
        aria-label={words.label}
        minValue={parseDate(today)}
        maxValue={parseDate(addDays(today, calendarSpan))}
        defaultFocusedValue={firstDay ? parseDate(firstDay) : null}
        defaultValue={picked && { start: parseDate(picked.from), end: parseDate(picked.to) }}
        onChange={({ start, end }) =>
          onPick(start.compare(end) < 0 ? { from: start.toString(), to: end.toString() } : null)
        }
        isDateUnavailable={isBarred}
        allowsNonContiguousRanges
      >
        <Months priceOf={(day) => days.get(day)?.price ?? null} count={1} />
      </RangeCalendar>
    </I18nProvider>
  )
}
