import { weekdayName, weekdayShort } from '@dvor/format/names.ts'
import { Chip, Input } from '@mantine/core'
import { asList } from './choices.tsx'
import classes from './fields.module.css'
import type { CellProps, InputProps, KindView } from './kind-view.ts'

const week = [1, 2, 3, 4, 5, 6, 7]
const inOrder = (value: unknown): number[] =>
  asList(value)
    .map(Number)
    .toSorted((a, b) => a - b)

function WeekdaysField({ field, value, onChange, error, disabled }: InputProps) {
  return (
    <Input.Wrapper label={field.label} description={field.help} error={error} labelElement="div">
      <Chip.Group multiple value={asList(value)} onChange={(chosen) => onChange(inOrder(chosen))}>
        <fieldset className={classes.chips} aria-label={field.label}>
          {week.map((weekday) => (
            <Chip
              key={weekday}
              value={String(weekday)}
              disabled={disabled}
              variant="outline"
              aria-label={weekdayName(weekday)}
            >
              {weekdayShort(weekday)}
            </Chip>
          ))}
        </fieldset>
      </Chip.Group>
    </Input.Wrapper>
  )
}

function WeekdaysCell({ value }: CellProps) {
  return inOrder(value)
    .map((weekday) => weekdayShort(weekday))
    .join(' ')
}

export const weekdays: KindView = {
  Input: WeekdaysField,
  Cell: WeekdaysCell,
  toForm: inOrder,
  fromForm: inOrder,
}
