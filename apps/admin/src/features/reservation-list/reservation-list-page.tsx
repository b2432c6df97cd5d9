import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { quickFilters, quickNames, quickOf } from '../reservations/quick-filters.ts'
import 'mantine-datatable/styles.css'
import { countAtStart } from '@dvor/client/count.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { IconSearch } from '@tabler/icons-react'
import { DataTable } from 'mantine-datatable'
import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DraftInput } from '../../core/page/draft-input.tsx'
import { ListFoot } from '../../core/lists/list-foot.tsx'
import { SavedViews } from '../../core/lists/saved-views/saved-views.tsx'
import { useExistingPage } from '../../core/lists/use-existing-page.ts'
import { useListWidth } from '../../core/lists/use-list-width.ts'
import { EmptyNote, ErrorNote } from '../../core/page/notes.tsx'
import { isNarrowed, toListQuery, type ListState } from '../../core/lists/list-state.ts'
import { useCount, useList, type ListQuery } from '../../core/records/use-list.ts'
import { useListState } from '../../core/lists/use-list-state.ts'
import { reservationPath, type ReservationRow } from '../reservations/list-cells.tsx'
import { BulkBar } from './bulk-bar.tsx'
import bulk from './bulk.module.css'
import { reservationColumns } from './list-columns.tsx'
import { ListHead } from './list-head.tsx'
import printed from '../../core/page/tables/printed-list.module.css'
import listClasses from '../../core/lists/list.module.css'
import classes from '../reservations/cells.module.css'
import { useMay } from '../../core/client/person.ts'

/** Largest number of rows on paper; a longer list says that it goes on. */
const mostPrinted = 500

/** Leaves out holds, which become reservations with the order. */
const withoutHolds: ListQuery = { number_null: 'false' }

/** The list of reservations with search and daily filters. */
export function ReservationListPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [state, change] = useListState(reservations)
  // On paper all rows of the list stand, not its page alone.
  const [paper, setPaper] = useState<'list' | 'chosen' | null>(null)
  const isPrinting = paper !== null
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const query = { ...withoutHolds, ...toListQuery(reservations, state, true) }
  const list = useList(reservations, paper === 'list' ? { ...query, _start: 0, _limit: mostPrinted } : query)
  const count = useCount(reservations, query)
  const total = count.data
  const isLeaving = useExistingPage(reservations, { state, list, count })
  usePrintDialog(isPrinting && list.isSuccess && !list.isPlaceholderData, setPaper)
  const clear = () => change({ search: '', filters: {} })
  const rows = list.data ?? []
  const chosen = rows.filter(({ id }) => chosenIds.includes(id))
  return (
    <>
      <ListHead total={total} query={query} isPrinting={isPrinting} onPrint={() => setPaper('list')} />
      {paper === 'list' && total !== undefined && total > mostPrinted ? (
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
            addPath={may('reservations.create') ? '/reservations/add' : null}
            addLabel={t('reservations.newTitle')}
          />
        ) : (
          <Rows
            rows={paper === 'chosen' ? chosen : rows}
            chosen={chosen}
            onChoose={(records) => setChosenIds(records.map(({ id }) => id))}
            state={state}
            change={change}
            isFetching={list.isPending || list.isPlaceholderData || isLeaving}
          />
        )}
        {list.error || isPrinting ? null : (
          <ListFoot state={state} total={total ?? countAtStart} change={change} />
        )}
      </section>
      {chosen.length > 0 ? (
        <BulkBar rows={chosen} onPrint={() => setPaper('chosen')} onClear={() => setChosenIds([])} />
      ) : null}
    </>
  )
}

/** Opens the print dialog once `isReady`, and calls `onDone` after it is closed. `onDone` must be stable. */
function usePrintDialog(isReady: boolean, onDone: (paper: null) => void): void {
  useEffect(() => {
    if (!isReady) return undefined
    const close = () => onDone(null)
    window.addEventListener('afterprint', close, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', close)
  }, [isReady, onDone])
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
      <SavedViews collection={reservations} />
      <QuickBar filters={state.filters} onChange={(filters) => change({ filters })} />
    </div>
  )
}

interface Props {
  filters: ListState['filters']
  onChange: (filters: ListState['filters']) => void
}

/** The daily filters as buttons. */
function QuickBar({ filters, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const ready = quickFilters(today)
  const current = quickOf(filters, today)
  const isAll = Object.keys(filters).length === 0
  const choices = [
    { name: 'all' as const, label: t('reservations.list.all'), isChosen: isAll },
    ...quickNames.map((name) => ({
      name,
      label: t(`reservations.list.${name}`),
      isChosen: current === name,
    })),
  ]
  return (
    <QuickChoices
      label={t('reservations.list.quick')}
      choices={choices}
      onChoose={(name) => onChange(name === 'all' || name === current ? {} : ready[name])}
    />
  )
}

interface RowsProps extends ToolsProps {
  rows: ReservationRow[]
  chosen: ReservationRow[]
  onChoose: (rows: ReservationRow[]) => void
  isFetching: boolean
}

function Rows({ rows, chosen, onChoose, state, change, isFetching }: RowsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const width = useListWidth()
  return (
    <DataTable
      idAccessor="id"
      columns={reservationColumns(state, change, width, may('money.read'))}
      records={rows}
      minHeight={260}
      fetching={isFetching}
      loaderBackgroundBlur={0}
      noRecordsText=""
      highlightOnHover
      verticalSpacing="xs"
      selectedRecords={chosen}
      onSelectedRecordsChange={onChoose}
      selectionTrigger="cell"
      selectionColumnClassName={bulk.choice}
      allRecordsSelectionCheckboxProps={{ 'aria-label': t('reservations.bulk.all') }}
      getRecordSelectionCheckboxProps={({ number, guest_name }) => ({
        'aria-label': t('reservations.bulk.one', { name: [number, guest_name].filter(Boolean).join(' ') }),
      })}
      onRowClick={({ record }) => void navigate(reservationPath(record.id))}
    />
  )
}
