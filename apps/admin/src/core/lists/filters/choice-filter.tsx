import { MultiSelect, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../../texts/declared.ts'
import { choicesOf } from '../../fields/kinds/choice.tsx'
import { setFilter, type FilterProps } from './filter-props.ts'

/** Any of the chosen values. */
export function ChoiceFilter(props: FilterProps) {
  const { t } = useTranslation()
  const key = `${props.name}_in`
  return (
    <MultiSelect
      label={declaredText(props.field.label)}
      data={choicesOf(props.field)}
      comboboxProps={{ withinPortal: false }}
      placeholder={t('list.any')}
      clearable
      value={[...(props.filters[key] ?? [])]}
      onChange={(values) => setFilter(props, key, values)}
    />
  )
}

export function FlagFilter(props: FilterProps) {
  const { t } = useTranslation()
  const answers = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  return (
    <Select
      label={declaredText(props.field.label)}
      data={answers}
      comboboxProps={{ withinPortal: false }}
      placeholder={t('list.any')}
      clearable
      value={props.filters[props.name]?.[0] ?? null}
      onChange={(value) => setFilter(props, props.name, value ? [value] : [])}
    />
  )
}
