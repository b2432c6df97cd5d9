import type { Day } from '@dvor/format/days.ts'
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
import { useLanguage } from '../../core/language/use-language.ts'
import classes from './stay-picker.module.css'

/** Price in cents of the night that begins on a day; null when it cannot be booked. */
export type PriceOf = (day: Day) => number | null

/** Months side by side, each day with the price of its night. */
export function Months({ priceOf, count }: { priceOf: PriceOf; count: number }) {
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
          <Month key={offset} priceOf={priceOf} offset={offset} />
        ))}
      </div>
    </>
  )
}

function Month({ priceOf, offset }: { priceOf: PriceOf; offset: number }) {
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
