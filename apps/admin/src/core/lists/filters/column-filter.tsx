import type { Field, FieldKind } from '@dvor/contract/declaration/field.ts'
import type { ComponentType } from 'react'
import { ChoiceFilter, FlagFilter } from './choice-filter.tsx'
import { DayFilter } from './day-filter.tsx'
import type { FilterProps, Filters } from './filter-props.ts'
import { NumberFilter } from './number-filter.tsx'
import { RelationFilter } from './relation-filter.tsx'
import { TextFilter } from './text-filter.tsx'

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
