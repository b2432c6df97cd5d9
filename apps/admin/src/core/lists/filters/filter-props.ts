import type { Field } from '@dvor/contract/declaration/field.ts'
import type { ListState } from '../list-state.ts'

export type Filters = ListState['filters']

/** Whether two choices filter alike. */
export const hasSameFilters = (a: Filters, b: Filters): boolean => JSON.stringify(a) === JSON.stringify(b)

export interface FilterProps {
  readonly name: string
  readonly field: Field
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

export const bounds = ['_gte', '_lte'] as const

/** Sets one parameter of the query and leaves the others; nothing to filter by removes it. */
export function setFilter({ filters, onChange }: FilterProps, key: string, values: readonly string[]): void {
  const { [key]: _former, ...others } = filters
  onChange(values.length > 0 && values[0] !== '' ? { ...others, [key]: values } : others)
}
