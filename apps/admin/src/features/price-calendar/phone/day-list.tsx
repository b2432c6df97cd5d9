import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import { addDays, eachDay, weekdayOf, type Day } from '@dvor/format/days.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { NativeSelect, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { View } from '../../day-grid/view.ts'
import type { Paint } from '../grid/use-paint.ts'
import { limitTexts, nightsOf, personTexts, priceText, sourceText, type Night } from '../model/cell-text.ts'
import { areaOf } from '../model/selection.ts'
import classes from './day-list.module.css'

interface Props {
  calendar: PriceCalendar
  view: View
  paint: Paint
}

/** The calendar on a phone: the days of one unit; two taps select the days between them. */
export function DayList({ calendar: { units, from, rate_plan }, view, paint }: Props) {
  const { t } = useTranslation()
  const { row } = paint.cursor
  const unit = units[row]
  const area = paint.selection && areaOf(paint.selection)
  const isChosen = (day: Day) => area !== null && area.from <= day && day <= area.to
  const nightOf = unit && nightsOf(unit)
  // While the next window loads, the former one is shown.
  const days = eachDay(from, addDays(from, Math.min(view.days, unit?.prices.length ?? 0)))
  return (
    <>
      <NativeSelect
        label={t('priceCalendar.unit')}
        data={units.map(({ title }, index) => ({ value: String(index), label: title }))}
        value={String(row)}
        onChange={(event) => {
          const spot = { row: Number(event.currentTarget.value), day: paint.cursor.day }
          paint.select({ anchor: spot, cursor: spot })
        }}
      />
      <Text size="sm" c="dimmed" my="xs">
        {t('priceCalendar.phone.hint')}
      </Text>
      <ul className={`card ${classes.list}`} aria-label={t('priceCalendar.phone.list')}>
        {nightOf
          ? days.map((day, column) => (
              <DayRow
                key={day}
                night={nightOf(day, column)}
                plan={rate_plan}
                day={day}
                isChosen={isChosen(day)}
                onTap={() => paint.tap({ row, day })}
              />
            ))
          : null}
      </ul>
    </>
  )
}

interface RowProps {
  night: Night
  plan: string | null
  day: Day
  isChosen: boolean
  onTap: () => void
}

function DayRow({ night, plan, day, isChosen, onTap }: RowProps) {
  const { t } = useTranslation()
  const occupancy = night.unit.occupancy[night.column] ?? 'free'
  const notes = [
    ...personTexts(night),
    sourceText(night, plan),
    ...limitTexts(night),
    ...(occupancy === 'free' ? [] : [t(`priceCalendar.occupancy.${occupancy}`)]),
  ]
  return (
    <li>
      <button type="button" className={classes.day} aria-pressed={isChosen} onClick={onTap}>
        <span className={classes.date}>
          {weekdayShort(weekdayOf(day))} {formatDay(day)}
        </span>
        <b>{priceText(night)}</b>
        <small>{notes.join(', ')}</small>
      </button>
    </li>
  )
}
