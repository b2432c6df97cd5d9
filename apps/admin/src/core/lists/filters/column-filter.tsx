import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field, FieldKind } from '@dvor/contract/declaration/field.ts'
import { Select } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { relatedCollection } from '../../fields/kinds/relation.tsx'
import { useRelationSearch } from '../../fields/use-relation-search.ts'
import { DraftInput } from '../../page/draft-input.tsx'
import { declaredText } from '../../texts/declared.ts'
import { ChoiceFilter, FlagFilter } from './choice-filter.tsx'
import { DayFilter } from './day-filter.tsx'
import { setFilter, type FilterProps, type Filters } from './filter-props.ts'
import { NumberFilter } from './number-filter.tsx'

/** Null where a column cannot be filtered. */
const byKind: Readonly<Record<FieldKind, ComponentType<FilterProps> | null>> = {
  text: TextFilter,
  longtext: TextFilter,
  slug: TextFilter,
  email: TextFilter,
  phone: TextFilter,
  url: TextFilter,
  iban: TextFilter,
  country: TextFilter,
  colour: TextFilter,
  time: TextFilter,
  choice: ChoiceFilter,
  flag: FlagFilter,
  relation: RelationFilter,
  day: DayFilter,
  instant: DayFilter,
  cents: NumberFilter,
  integer: NumberFilter,
  decimal: NumberFilter,
  percent: NumberFilter,
  html: null,
  choices: null,
  weekdays: null,
  file: null,
  files: null,
  json: null,
}

/** Texts that contain what is typed, whatever the case and accents. */
function TextFilter(props: FilterProps) {
  const { t } = useTranslation()
  const key = `${props.name}_contains`
  return (
    <DraftInput
      label={t('list.contains')}
      value={props.filters[key]?.[0] ?? ''}
      onCommit={(typed) => setFilter(props, key, [typed.trim()])}
    />
  )
}

function RelationFilter(props: FilterProps) {
  const target = props.field.kind === 'relation' ? relatedCollection(props.field.to) : undefined
  return target ? <TargetSelect {...props} target={target} /> : null
}

function TargetSelect({ target, ...props }: FilterProps & { target: Collection }) {
  const { t } = useTranslation()
  const relationId = props.filters[props.name]?.[0] ?? null
  return (
    <Select
      label={declaredText(props.field.label)}
      {...useRelationSearch(target, relationId ?? '').select}
      comboboxProps={{ withinPortal: false }}
      placeholder={t('list.any')}
      clearable
      value={relationId}
      onChange={(value) => setFilter(props, props.name, value ? [value] : [])}
    />
  )
}

const suffixes = ['', '_contains', '_gte', '_lte', '_in']

export const hasFilter = (field: Field): boolean => byKind[field.kind] !== null

/** Whether the list is narrowed by this column now. */
export const isFiltered = (name: string, filters: Filters): boolean =>
  suffixes.some((suffix) => filters[`${name}${suffix}`] !== undefined)

/** Filter of one column, by the kind of its field. */
export function ColumnFilter(props: FilterProps) {
  const Filter = byKind[props.field.kind]
  return Filter ? <Filter {...props} /> : null
}
