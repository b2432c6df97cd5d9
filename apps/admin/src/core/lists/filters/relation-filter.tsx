import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { relatedCollection } from '../../fields/kinds/relation.tsx'
import { titleOf } from '../../records/titles.ts'
import { useList } from '../../records/use-list.ts'
import { setFilter, type FilterProps } from './filter-props.ts'

export function RelationFilter(props: FilterProps) {
  const target = props.field.kind === 'relation' ? relatedCollection(props.field.to) : undefined
  return target ? <TargetSelect {...props} target={target} /> : null
}

function TargetSelect({ target, ...props }: FilterProps & { target: Collection }) {
  const { t } = useTranslation()
  const { data } = useList(target, { _limit: -1 })
  return (
    <Select
      label={props.field.label}
      data={(data ?? []).map((record) => ({ value: record.id, label: titleOf(target, record) }))}
      comboboxProps={{ withinPortal: false }}
      placeholder={t('list.any')}
      searchable
      clearable
      value={props.filters[props.name]?.[0] ?? null}
      onChange={(value) => setFilter(props, props.name, value ? [value] : [])}
    />
  )
}
