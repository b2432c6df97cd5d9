import { declaredText } from '../../core/texts/declared.ts'
import 'mantine-datatable/styles.css'
import { countAtStart } from '@dvor/client/count.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { IconSearch } from '@tabler/icons-react'
import { DataTable } from 'mantine-datatable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DraftInput } from '../../core/page/draft-input.tsx'
import { ListFoot } from '../../core/lists/list-foot.tsx'
import { useExistingPage } from '../../core/lists/use-existing-page.ts'
import { useListWidth } from '../../core/lists/use-list-width.ts'
import { EmptyNote, ErrorNote } from '../../core/page/notes.tsx'
import { isNarrowed, toListQuery, type ListState } from '../../core/lists/list-state.ts'
import { useCount, useList, type ListQuery } from '../../core/records/use-list.ts'
import { useListState } from '../../core/lists/use-list-state.ts'
import { reservationPath, type ReservationRow } from '../reservations/list-cells.tsx'
import { reservationColumns } from './list-columns.tsx'
import { ListHead } from './list-head.tsx'
import printed from '../../core/page/tables/printed-list.module.css'
import listClasses from '../../core/lists/list.module.css'
import classes from '../reservations/cells.module.css'
import { QuickBar } from './quick-bar.tsx'
import { mostPrinted, usePrintDialog } from './use-print-dialog.ts'

/** Leaves out holds, which become reservations with the order. */
const withoutHolds: ListQuery = { number_null: 'false' }

/** The list of reservations with search and daily filters. */
export function ReservationListPage() {
  const { t } = useTranslation()
  const [state, change] = useListState(reservations)
  // On paper all rows of the list stand, not its page alone.
  const [isPrinting, setPrinting] = useState(false)
  const query = { ...withoutHolds, ...toListQuery(reservations, state, true) }
  const list = useList(reservations, isPrinting ? { ...query, _start: 0, _limit: mostPrinted } : query)
  const count = useCount(reservations, query)
  const total = count.data
  const isLeaving = useExistingPage(reservations, { state, list, count })
  usePrintDialog(isPrinting && list.isSuccess && !list.isPlaceholderData, setPrinting)
  const clear = () => change({ search: '', filters: {} })
  const rows = list.data ?? []
  return (
    <>
      <ListHead total={total} query={query} isPrinting={isPrinting} onPrint={() => setPrinting(true)} />
      {isPrinting && total !== undefined && total > mostPrinted ? (
        <p>{t('reservations.list.printedPart', { most: mostPrinted, total })}</p>
      ) : null}
      <section
        className={`card ${listClasses.panel} ${printed.printed}`}
        aria-label={declaredText(reservations.label.many)}
      >
        <Tools state={state} change={change} />
        {list.error ? (
          <ErrorNote error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.isPending && !isLeaving && rows.length === 0 ? (
          <EmptyNote
            of={reservations.name}
            isNarrowed={isNarrowed(state)}
            onClear={clear}
            addPath="/reservations/add"
            addLabel={t('reservations.newTitle')}
          />
        ) : (
          <Rows
            rows={rows}
            state={state}
            change={change}
            isFetching={list.isPending || list.isPlaceholderData || isLeaving}
          />
        )}
        {list.error || isPrinting ? null : (
          <ListFoot state={state} total={total ?? countAtStart} change={change} />
        )}
      </section>
    </>
  )
}

interface ToolsProps {
  state: ListState
  change: (part: Partial<ListState>) => void
}

function Tools({ state, change }: ToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.tools}>
      <DraftInput
        className={classes.search}
        type="search"
        aria-label={t('reservations.list.search')}
        placeholder={t('reservations.list.search')}
        leftSection={<IconSearch size={17} stroke={1.6} />}
        value={state.search}
        onCommit={(search) => change({ search: search.trim() })}
      />
      <QuickBar filters={state.filters} onChange={(filters) => change({ filters })} />
    </div>
  )
}

interface RowsProps extends ToolsProps {
  rows: ReservationRow[]
  isFetching: boolean
}

function Rows({ rows, state, change, isFetching }: RowsProps) {
  const navigate = useNavigate()
  const width = useListWidth()
  return (
    <DataTable
      idAccessor="id"
      columns={reservationColumns(state, change, width)}
      records={rows}
      minHeight={260}
      fetching={isFetching}
      loaderBackgroundBlur={0}
      noRecordsText=""
      highlightOnHover
      verticalSpacing="xs"
      onRowClick={({ record }) => void navigate(reservationPath(record.id))}
    />
  )
}
