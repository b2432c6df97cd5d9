import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { formatEuros } from '@dvor/format/money.ts'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import type { StayDays } from './stay-days.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import classes from './stay-picker.module.css'

/** Months side by side, each day with the price of its night. */
export function Months({ days, count }: { days: StayDays; count: number }) {
  return (
    <>
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
          <Month key={offset} days={days} offset={offset} />
        ))}
      </div>
    </>
  )
}

function Month({ days, offset }: { days: StayDays; offset: number }) {
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
            data-price={nightPrice(days.get(date.toString()), language)}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** Whole euros; the cents are in the sum below. The style sheet shows the text beside the day. */
function nightPrice(night: CalendarDay | undefined, language: Language): string | undefined {
  if (!night?.free) return undefined
  return formatEuros(Math.round(night.price / 100) * 100, language)
}
