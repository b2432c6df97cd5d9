import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../../texts/declared.ts'
import { relatedCollection } from '../../fields/kinds/relation.tsx'
import { useRelationSearch } from '../../fields/use-relation-search.ts'
import { setFilter, type FilterProps } from './filter-props.ts'

export function RelationFilter(props: FilterProps) {
  const target = props.field.kind === 'relation' ? relatedCollection(props.field.to) : undefined
  return target ? <TargetSelect {...props} target={target} /> : null
}

function TargetSelect({ target, ...props }: FilterProps & { target: Collection }) {
  const { t } = useTranslation()
  const chosen = props.filters[props.name]?.[0] ?? null
  return (
    <Select
      label={declaredText(props.field.label)}
      {...useRelationSearch(target, chosen ?? '').select}
      comboboxProps={{ withinPortal: false }}
      placeholder={t('list.any')}
      clearable
      value={chosen}
      onChange={(value) => setFilter(props, props.name, value ? [value] : [])}
    />
  )
}
