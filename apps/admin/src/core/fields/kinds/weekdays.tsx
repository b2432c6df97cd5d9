import { weekdayShort } from '@dvor/format/names.ts'
import { fieldTexts } from '../input-frame.ts'
import { asList } from './choices.tsx'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'
import { WeekdayChips } from '../weekday-chips.tsx'

const inOrder = (value: unknown): number[] =>
  asList(value)
    .map(Number)
    .toSorted((a, b) => a - b)

function WeekdaysField({ field, value, onChange, error, disabled }: InputProps) {
  const { label, description } = fieldTexts(field)
  return (
    <WeekdayChips
      label={label}
      help={description}
      error={error}
      disabled={disabled}
      chosen={asList(value)}
      onChange={(days) => onChange(inOrder(days))}
    />
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
