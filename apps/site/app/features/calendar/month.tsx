import type { Language } from '@dvor/format/languages.ts'
import { startOfMonth, type Day } from '@dvor/format/days.ts'
import { holidayOn } from '@dvor/format/holidays.ts'
import { formatEuros } from '@dvor/format/money.ts'
import { calendarWords } from '@dvor/texts/areas.ts'
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendarStateContext,
} from 'react-aria-components'
import { useFocusVisible } from 'react-aria/useFocusVisible'
import { flushSync } from 'react-dom'
import { useInSight } from '../../core/loading/use-in-sight.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import type { DayRules } from './days/day-rules.ts'
import { pressedCell } from './pressed-cell.ts'
import { hasOnlyLostFocus, useMonthState } from './use-month-state.ts'
import classes from './stay-picker.module.css'

/** Attribute of a day that was pressed a moment ago, see the style sheet of the days. */
const mark = 'data-chosen'

interface MonthProps {
  /** The first day of the month. */
  month: Day
  rules: DayRules
  /** Number of months between the first one that the calendar shows and this one. */
  offset: number
}

/**
 * The grid of one month. A press changes all days of a calendar, and renders it several times: the days are rendered
 * again only when something changed that they show, and once there is time for it. Until then the pressed day alone
 * shows that it is chosen. A key is answered at once.
 */
export const Month = memo(function Month({ month, rules, offset }: MonthProps) {
  const place = useRef<HTMLDivElement>(null)
  const { isInSight, setInSight } = useInSight(place)
  const state = useMonthState({ month, rules })
  const now = useMemo(() => ({ state, rules }), [state, rules])
  const later = useDeferredValue(now)
  const [caughtUp, catchUp] = useState(now)
  const { isFocusVisible: hasKeyboard } = useFocusVisible()
  // A day that the arrow keys reach takes the focus at once, or the next key would come from another day.
  const hasFocus = state.isFocused && startOfMonth(state.focusedDate.toString()) === month
  const canWait =
    !hasKeyboard ||
    (!hasFocus && (!isInSight || (later.rules === rules && hasOnlyLostFocus(later.state, state, month))))
  const current = canWait && caughtUp !== now ? later : now
  // A departure pressed on former days would begin another stay; a busy phone tells late what came into sight.
  const beforePress = () => {
    if (current === now) return
    flushSync(() => {
      setInSight(true)
      catchUp(now)
    })
  }
  const marked = useRef<Element>(null)
  useLayoutEffect(() => {
    marked.current?.removeAttribute(mark)
    marked.current = null
  }, [current])
  const click = (event: MouseEvent) => {
    // A click counts as a press only where it comes alone, as from a screen reader.
    if (event.detail === 0) beforePress()
    const day = pressedCell(event)
    if (!day || day.ariaDisabled === 'true') return
    marked.current?.removeAttribute(mark)
    marked.current = day
    day.setAttribute(mark, '')
  }
  return (
    <div ref={place} onPointerDownCapture={beforePress} onKeyDownCapture={beforePress} onClickCapture={click}>
      <RangeCalendarStateContext value={current.state}>
        <Days month={month} rules={current.rules} offset={offset} />
      </RangeCalendarStateContext>
    </div>
  )
})

/** Days of the months before and after, which would only take time, leave their cells empty. */
const Days = memo(function Days({ month, rules, offset }: MonthProps) {
  const language = useLanguage()
  const { fullDay } = calendarWords[language]
  const inMonth = month.slice(0, 'YYYY-MM'.length)
  return (
    <CalendarGrid className={classes.grid} offset={{ months: offset }} weekdayStyle="short">
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={classes.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => {
          const day = date.toString()
          if (!day.startsWith(inMonth)) return <td>{null}</td>
          return (
            <CalendarCell
              date={date}
              className={classes.day}
              data-day={day}
              data-holiday={holidayOn(day)?.isDayOff || undefined}
              data-price={priceText(rules.priceOf(day), language)}
              data-full={rules.isFull(day) ? fullDay : undefined}
            />
          )
        }}
      </CalendarGridBody>
    </CalendarGrid>
  )
})

/** Whole euros; the cents are in the sum below. The style sheet shows the text beside the day. */
function priceText(price: number | null, language: Language): string | undefined {
  return price === null ? undefined : formatEuros(Math.round(price / 100) * 100, language)
}
