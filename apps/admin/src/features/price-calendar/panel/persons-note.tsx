import { changedByPersons } from '@dvor/booking/pricing/price-list/changed-price.ts'
import type { CalendarUnit } from '@dvor/contract/pricing/price-calendar.ts'
import type { PriceEffect } from '@dvor/contract/pricing/price-changes.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { pricesByPersons } from '../model/cell-text.ts'
import classes from './panel.module.css'

/** A selected night of a unit whose price depends on the number of persons, as an example of what a change does. */
export interface ExampleNight {
  unit: CalendarUnit
  day: Day
  /** Its column in the calendar. */
  column: number
}

interface Props {
  night: ExampleNight
  kind: 'fixed' | 'amount' | 'percent'
  /** Null while the number is missing. */
  effect: PriceEffect | null
}

/** Says how the prices for fewer persons follow the painted one. */
export function PersonsNote({ night: { unit, day, column }, kind, effect }: Props) {
  const { t } = useTranslation()
  const now = unit.person_prices[column] ?? []
  const then = effect ? changedByPersons(now, unit.prices[column] ?? 0, effect) : null
  return (
    <Text className={classes.wide} size="sm" c="dimmed" component="output" aria-live="polite">
      {t(`priceCalendar.persons.${kind === 'percent' ? 'percent' : 'sum'}`)}{' '}
      {t('priceCalendar.persons.example', {
        unit: unit.title,
        day: formatDay(day),
        prices: pricesByPersons(now, then).join(', '),
      })}
    </Text>
  )
}
