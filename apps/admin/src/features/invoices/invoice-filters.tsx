import { localizedChoices } from '../../core/texts/declared.ts'
import { documentKinds, taxKinds } from '@dvor/contract/money/invoices.ts'
import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/property/use-today.ts'
import { DraftInput } from '../../core/page/draft-input.tsx'
import type { ListState } from '../../core/lists/list-state.ts'
import classes from '../reservations/cells.module.css'
import { filtersOf, monthOf, monthsBack, monthTitle } from './months.ts'

interface Props {
  state: ListState
  change: (part: Partial<ListState>) => void
  label: string
}

const monthsOffered = 36

/** Filters of the documents: search, month and kind. */
export function InvoiceFilters({ state, change, label }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { filters } = state
  const { kind_in, issued_on_gte: _from, issued_on_lte: _to, ...others } = filters
  const kinds: ListState['filters'] = kind_in ? { kind_in } : {}
  const setMonth = (month: string | null) => change({ filters: { ...others, ...kinds, ...filtersOf(month) } })
  const setKind = (value: string | null) =>
    change({ filters: { ...others, ...filtersOf(monthOf(filters)), ...kindFilters(value) } })
  return (
    <div className={classes.tools}>
      <DraftInput
        className={classes.search}
        type="search"
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={17} stroke={1.6} />}
        value={state.search}
        onCommit={(search) => change({ search: search.trim() })}
      />
      <Select
        aria-label={t('invoices.list.month')}
        placeholder={t('invoices.list.allMonths')}
        clearable
        clearButtonProps={{ 'aria-label': t('invoices.list.allMonths') }}
        data={monthsBack(today, monthsOffered).map((month) => ({ value: month, label: monthTitle(month) }))}
        value={monthOf(filters)}
        onChange={setMonth}
      />
      <Select
        aria-label={t('invoices.list.kind')}
        allowDeselect={false}
        data={[
          { value: 'all', label: t('invoices.list.all') },
          { value: 'tax', label: t('invoices.list.tax') },
          ...localizedChoices(documentKinds),
        ]}
        value={kindOf(kind_in)}
        onChange={setKind}
      />
    </div>
  )
}

function kindFilters(value: string | null): ListState['filters'] {
  if (value === null || value === 'all') return {}
  return { kind_in: value === 'tax' ? taxKinds : [value] }
}

function kindOf(kinds: readonly string[] | undefined): string {
  if (!kinds) return 'all'
  return kinds.length === 1 ? (kinds[0] ?? 'all') : 'tax'
}
