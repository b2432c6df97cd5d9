import { GregorianCalendar } from '@internationalized/date'
import { createContext, use, useRef, type ReactNode } from 'react'
import { useLocale, type ButtonProps, type DateValue, type RangeCalendarState } from 'react-aria-components'
import { useRangeCalendar, type AriaRangeCalendarProps } from 'react-aria/useRangeCalendar'
import type { DayRules } from './days/day-rules.ts'
import { useRangeCalendarState, type RangeCalendarStateOptions } from 'react-stately/useRangeCalendarState'

interface Calendar {
  state: RangeCalendarState
  previous: ButtonProps
  next: ButtonProps
  /** The months that are shown. */
  title: string
}

const CalendarContext = createContext<Calendar | null>(null)

/** The calendar around. Throws outside of one. */
export function useCalendar(): Calendar {
  const calendar = use(CalendarContext)
  if (!calendar) throw new Error('no calendar around')
  return calendar
}

interface StayCalendarProps
  extends
    Omit<AriaRangeCalendarProps<DateValue>, 'isDateUnavailable' | 'allowsNonContiguousRanges'>,
    Pick<RangeCalendarStateOptions, 'visibleDuration'> {
  rules: DayRules
  children: ReactNode
}

const createCalendar = () => new GregorianCalendar()

/**
 * A calendar that picks arrival, then departure. The library's own component would hand each change of its state to all
 * days at once; here each month decides whether it concerns its days (see useMonthState).
 */
export function StayCalendar({ children, rules, ...asked }: StayCalendarProps) {
  const { locale } = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const props = {
    ...asked,
    isDateUnavailable: (date, arrival) => rules.isBarred(date.toString(), arrival?.toString() ?? null),
    // Days within a stay need not be days of arrival.
    allowsNonContiguousRanges: true,
  } satisfies AriaRangeCalendarProps<DateValue>
  const state = useRangeCalendarState({ ...props, locale, createCalendar })
  const aria = useRangeCalendar(props, state, place)
  const { calendarProps, prevButtonProps: previous, nextButtonProps: next, title } = aria
  return (
    <div {...calendarProps} ref={place}>
      <h2 className="visually-hidden">{calendarProps['aria-label']}</h2>
      <CalendarContext value={{ state, previous, next, title }}>{children}</CalendarContext>
      {/* For screen readers without a keyboard, which swipe through the days to their end. */}
      <button
        type="button"
        tabIndex={-1}
        className="visually-hidden"
        aria-label={next['aria-label']}
        disabled={next.isDisabled}
        onClick={() => state.focusNextPage()}
      />
    </div>
  )
}
