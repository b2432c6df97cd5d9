import { dayParts, type Day } from '@dvor/format/days.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { startTransition, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { holidaysText } from './holidays-text.ts'
import { MonthJump } from './month-jump.tsx'
import type { DayRules } from './days/day-rules.ts'
import { Month } from './month.tsx'
import { pressedCell } from './pressed-cell.ts'
import classes from './month-list.module.css'

interface MonthListProps {
  rules: DayRules
  /** The first days of all months, the first of them being the first one shown. */
  months: readonly Day[]
  /** Number of months that the calendar shows so far. */
  count: number
  /** Asks for so many months. */
  onCount: (count: number) => void
  /** The month that is shown first. */
  opened: Day | null
  /** Called with each pressed day, whether it can be picked or not. */
  onPress: (day: Day) => void
  /** Stands in the head, above the months. */
  children: ReactNode
}

/** Months added when the end of the list is reached. */
const step = 3

/** Months shown from one that is jumped to; the jump waits until they are rendered, so there are no more. */
const jumped = 2

/** Months below each other, which go on as the guest scrolls; a row of all months leads to any of them. */
export function MonthList({ rules, months, count, onCount, opened, onPress, children }: MonthListProps) {
  const { monthName } = useFormats()
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const show = (month: Day) => list.current?.querySelector(`[data-month="${month}"]`)?.scrollIntoView()
  useMore(end, () => startTransition(() => onCount(count + step)))
  useEffect(() => {
    if (opened) list.current?.querySelector(`[data-month="${opened}"]`)?.scrollIntoView()
  }, [opened])
  return (
    <div
      ref={list}
      className={classes.list}
      // Not when a press begins: what it shows must not move the days while a finger is still lifted.
      onClickCapture={(event) => {
        const { day } = pressedCell(event)?.dataset ?? {}
        if (day) onPress(day)
      }}
    >
      <div className={classes.head}>
        <MonthJump
          months={months}
          onJump={(month) => {
            flushSync(() => onCount(Math.max(count, months.indexOf(month) + jumped)))
            show(month)
          }}
        />
        <Weekdays />
        {children}
      </div>
      {months.slice(0, count).map((month, offset) => (
        <div key={month} data-month={month} className={classes.month}>
          <div className={classes.title}>
            <p className={classes.name} aria-hidden="true">
              {monthName(dayParts(month).month)} {dayParts(month).year}
            </p>
            <p className={classes.holidays}>{holidaysText(month, language)}</p>
          </div>
          <Month month={month} rules={rules} offset={offset} />
        </div>
      ))}
      {count < months.length && <div ref={end} className={classes.end} />}
    </div>
  )
}

/** The weekdays once for all months; each grid names its own to screen readers. */
function Weekdays() {
  const language = useLanguage()
  return (
    <div className={classes.weekdays} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
        <span key={weekday}>{weekdayShort(weekday, language)}</span>
      ))}
    </div>
  )
}

/** Calls `onMore` whenever the element comes into sight. */
function useMore(end: React.RefObject<HTMLElement | null>, onMore: () => void): void {
  const more = useEffectEvent(onMore)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end])
}
