import { Chip, Input } from '@mantine/core'
import { declaredText } from '../../texts/declared.ts'
import { fieldTexts } from '../input-frame.ts'
import { choicesOf } from './choice.tsx'
import classes from '../fields.module.css'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'

export const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function ChoicesField({ field, value, onChange, error, disabled }: InputProps) {
  return (
    <Input.Wrapper {...fieldTexts(field)} error={error} labelElement="div">
      <Chip.Group multiple value={asList(value)} onChange={onChange}>
        <fieldset className={classes.chips} aria-label={declaredText(field.label)}>
          {choicesOf(field).map((choice) => (
            <Chip key={choice.value} value={choice.value} disabled={disabled} variant="outline">
              {choice.label}
            </Chip>
          ))}
        </fieldset>
      </Chip.Group>
    </Input.Wrapper>
  )
}

function ChoicesCell({ field, value }: CellProps) {
  const values = asList(value)
  return choicesOf(field)
    .filter((choice) => values.includes(choice.value))
    .map((choice) => choice.label)
    .join(', ')
}

export const choices: KindView = {
  Input: ChoicesField,
  Cell: ChoicesCell,
  toForm: asList,
  fromForm: asList,
  wide: true,
}
