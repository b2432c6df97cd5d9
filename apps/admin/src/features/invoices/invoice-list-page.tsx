import { declaredText } from '../../core/texts/declared.ts'
import { countAtStart } from '@dvor/client/count.ts'
import 'mantine-datatable/styles.css'
import { invoices } from '@dvor/contract/collections/reservations/invoices.ts'
import { DataTable } from 'mantine-datatable'
import { useTranslation } from 'react-i18next'
import { ListFoot } from '../../core/lists/list-foot.tsx'
import { useExistingPage } from '../../core/lists/use-existing-page.ts'
import { EmptyNote, ErrorNote } from '../../core/page/notes.tsx'
import { isNarrowed, toListQuery, type ListState } from '../../core/lists/list-state.ts'
import { PageHead } from '../../core/page/page-head.tsx'
import { useCount, useList } from '../../core/records/use-list.ts'
import { useListWidth } from '../../core/lists/use-list-width.ts'
import { useListState } from '../../core/lists/use-list-state.ts'
import classes from '../../core/lists/list.module.css'
import { ExportButtons } from './export-buttons.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import type { Invoice } from './invoice.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { IfMay } from '../../core/client/if-may.tsx'

/** All issued documents, with filters by month and kind, and exports for the accountant. */
export function InvoiceListPage() {
  const { t } = useTranslation()
  const [state, change] = useListState(invoices)
  const query = toListQuery(invoices, state, true)
  const list = useList(invoices, query)
  const count = useCount(invoices, query)
  const total = count.data
  const isLeaving = useExistingPage(invoices, { state, list, count })
  const rows = list.data ?? []
  return (
    <>
      <PageHead title={declaredText(invoices.label.many)} total={total}>
        <IfMay permission="export">
          <ExportButtons filters={state.filters} />
        </IfMay>
      </PageHead>
      <section className={`card ${classes.panel}`} aria-label={declaredText(invoices.label.many)}>
        <InvoiceFilters state={state} change={change} label={t('invoices.list.search')} />
        {list.error ? (
          <ErrorNote error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.isPending && !isLeaving && rows.length === 0 ? (
          <EmptyNote
            of={invoices.name}
            isNarrowed={isNarrowed(state)}
            onClear={() => change({ search: '', filters: {} })}
            addPath={null}
          />
        ) : (
          <Rows
            rows={rows}
            state={state}
            change={change}
            isFetching={list.isPending || list.isPlaceholderData || isLeaving}
          />
        )}
        {list.error ? null : <ListFoot state={state} total={total ?? countAtStart} change={change} />}
      </section>
    </>
  )
}

interface RowsProps {
  rows: Invoice[]
  state: ListState
  change: (part: Partial<ListState>) => void
  isFetching: boolean
}

function Rows({ rows, state, change, isFetching }: RowsProps) {
  const width = useListWidth()
  return (
    <DataTable
      idAccessor="id"
      columns={invoiceColumns(state, change, width)}
      records={rows}
      minHeight={260}
      fetching={isFetching}
      loaderBackgroundBlur={0}
      noRecordsText=""
      verticalSpacing="xs"
    />
  )
}
