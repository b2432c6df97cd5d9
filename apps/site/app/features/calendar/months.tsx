import type { Day } from '@dvor/format/days.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { holidayOn } from '@dvor/format/holidays.ts'
import { formatEuros } from '@dvor/format/money.ts'
import { parseDate } from '@internationalized/date'
import { use } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendarStateContext,
} from 'react-aria-components'
import { useLanguage } from '../../core/language/use-language.ts'
import { MonthJump } from './month-jump.tsx'
import classes from './stay-picker.module.css'

/** Price in cents of the night that begins on a day; null when it cannot be booked. */
export type PriceOf = (day: Day) => number | null

interface MonthsProps {
  priceOf: PriceOf
  count: number
  /** The first days of all months of the calendar. */
  months: readonly Day[]
}

/** Months side by side, each day with the price of its night; they turn one by one, or by the row of months. */
export function Months({ priceOf, count, months }: MonthsProps) {
  const calendar = use(RangeCalendarStateContext)
  return (
    <>
      <MonthJump months={months} onJump={(month) => calendar?.setFocusedDate(parseDate(month))} />
      <header className={classes.head}>
        <Button slot="previous" className={classes.turn}>
          ‹
        </Button>
        <Heading className={classes.months} />
        <Button slot="next" className={classes.turn}>
          ›
        </Button>
      </header>
      <div className={classes.grids}>
        {Array.from({ length: count }, (_, offset) => (
          <Month key={offset} priceOf={priceOf} offset={offset} />
        ))}
      </div>
    </>
  )
}

/** The grid of one month, counted from the first one that the calendar shows. */
export function Month({ priceOf, offset }: { priceOf: PriceOf; offset: number }) {
  const language = useLanguage()
  return (
    <CalendarGrid className={classes.grid} offset={{ months: offset }} weekdayStyle="short">
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={classes.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className={classes.day}
            data-day={date.toString()}
            data-holiday={holidayOn(date.toString())?.isDayOff || undefined}
            data-price={priceText(priceOf(date.toString()), language)}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** Whole euros; the cents are in the sum below. The style sheet shows the text beside the day. */
function priceText(price: number | null, language: Language): string | undefined {
  return price === null ? undefined : formatEuros(Math.round(price / 100) * 100, language)
}
