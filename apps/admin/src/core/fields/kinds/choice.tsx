import { Select } from '@mantine/core'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { useTranslation } from 'react-i18next'
import { localizedChoices } from '../../texts/declared.ts'
import { frameOf } from '../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

/** The options of a choice field in the language of the back office; empty for other kinds. */
export const choicesOf = (field: Field) => ('choices' in field ? localizedChoices(field.choices) : [])

function ChoiceField(props: InputProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...frameOf(props)}
      data={choicesOf(props.field)}
      placeholder={t('fields.pick')}
      clearable={props.field.presence === 'optional'}
      allowDeselect={props.field.presence === 'optional'}
      value={textOrNull(props.value)}
      onChange={(value) => props.onChange(value ?? '')}
    />
  )
}

function ChoiceCell({ field, value }: CellProps) {
  return choicesOf(field).find((choice) => choice.value === value)?.label ?? asText(value)
}

export const choice: KindView = {
  Input: ChoiceField,
  Cell: ChoiceCell,
  toForm: asText,
  fromForm: textOrNull,
}
