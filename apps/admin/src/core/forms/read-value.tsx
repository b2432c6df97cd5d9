import type { Field } from '@dvor/contract/declaration/field.ts'
import { Input } from '@mantine/core'
import type { ComponentProps } from 'react'
import { declaredText } from '../texts/declared.ts'
import { useCollectionViews } from '../fields/collection-views.ts'
import { kinds } from '../fields/kinds/kinds.ts'
import type { InputProps } from '../fields/kind-view.ts'
import type { AnyRecord } from '../records/records.ts'
import classes from './form.module.css'

interface Props extends Pick<ComponentProps<'div'>, 'className'> {
  name: string
  field: Field
  shown: Omit<InputProps, 'name' | 'field' | 'value' | 'onChange' | 'disabled'>
  record: AnyRecord
}

/** A field of a form that the person may see and not change: its value as text, or its own input without keys to press. */
export function ReadValue({ name, field, shown, record, className }: Props) {
  const { fields } = useCollectionViews()
  const { Cell, toForm } = kinds[field.kind]
  const { Input: OwnInput, Cell: OwnCell } = fields[`${shown.collection.name}.${name}`] ?? {}
  if (OwnInput && !OwnCell)
    return (
      <fieldset disabled className={`${classes.read} ${className ?? ''}`} data-field={name}>
        <OwnInput
          {...shown}
          name={name}
          field={field}
          value={toForm(record[name])}
          onChange={() => undefined}
          disabled
        />
      </fieldset>
    )
  return (
    <div className={className} data-field={name}>
      <Input.Wrapper label={declaredText(field.label)} labelElement="div">
        <div className={classes.value}>
          {OwnCell ? <OwnCell record={record} /> : <Cell field={field} value={record[name]} />}
        </div>
      </Input.Wrapper>
    </div>
  )
}
