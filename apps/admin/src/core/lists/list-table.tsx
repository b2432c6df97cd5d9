import 'mantine-datatable/styles.css'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button } from '@mantine/core'
import { IconFilterOff, IconSearch } from '@tabler/icons-react'
import { DataTable, type DataTableColumn } from 'mantine-datatable'
import { useState, type PropsWithChildren } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { declaredText } from '../texts/declared.ts'
import { DraftInput } from '../page/draft-input.tsx'
import { useCollectionViews } from '../fields/collection-views.ts'
import { useChosenColumns, type ChosenColumns } from './chosen-columns.ts'
import { ColumnChoice } from './column-choice.tsx'
import { columnsOf } from './list-columns.tsx'
import { narrowFields, tabletFields } from './listed-fields.ts'
import { SavedViews } from './saved-views/saved-views.tsx'
import { useColumnsFit } from './use-columns-fit.ts'
import { useListWidth, type ListWidth } from './use-list-width.ts'
import { ListFoot } from './list-foot.tsx'
import { EmptyNote, ErrorNote } from '../page/notes.tsx'
import classes from './list.module.css'
import type { ListState } from './list-state.ts'
import { addPath, editPath } from '../records/collection-paths.ts'
import { useMayDo } from '../records/permitted.ts'
import type { AnyRecord } from '../records/records.ts'
import { RowActions } from './row-actions.tsx'

interface Props {
  collection: Collection
  state: ListState
  change: (part: Partial<ListState>) => void
  records: AnyRecord[]
  total: number
  isPaged: boolean
  isLoading: boolean
  isFirst: boolean
  error: Error | null
  onRetry: () => void
  isNarrowed: boolean
  onOpen?: (record: AnyRecord) => void
}

/** Search, table and paging of a list, with its empty, loading and error states. */
export function ListTable(props: Props) {
  const { collection, state, change } = props
  const mayDo = useMayDo()
  const byWindow = useListWidth()
  const { fields } = useCollectionViews()
  const choice = useChosenColumns(collection)
  const { panel, isFitting } = useColumnsFit(choice.columns)
  const width = byWindow === 'wide' && !isFitting ? 'tablet' : byWindow
  const layout = shownFields(collection, width, choice)
  const columns = columnsOf(collection, state, change, layout, fields)
  return (
    <section ref={panel} className={`card ${classes.panel}`} aria-label={declaredText(collection.label.many)}>
      <ListTools {...props}>
        <SavedViews
          collection={collection}
          columns={choice.isChosen ? choice.columns.map(([key]) => key) : null}
          onColumns={choice.choose}
        />
        {width === 'phone' ? null : (
          <ColumnChoice {...choice} columns={layout.columns} collection={collection} />
        )}
      </ListTools>
      {props.error ? (
        <ErrorNote error={props.error} onRetry={props.onRetry} />
      ) : !props.isFirst && props.records.length === 0 ? (
        <EmptyNote
          of={collection.name}
          isNarrowed={props.isNarrowed}
          onClear={() => change({ search: '', filters: {} })}
          addPath={mayDo('create', collection) ? addPath(collection) : null}
        />
      ) : (
        <ShortRows {...props} columns={columns} isShort={width === 'phone' && !props.isPaged} />
      )}
      {props.isPaged && !props.error ? <ListFoot state={state} total={props.total} change={change} /> : null}
    </section>
  )
}

/** Columns that fit the width; those chosen by hand are all shown from a tablet on. */
function shownFields(collection: Collection, width: ListWidth, { columns, isChosen }: ChosenColumns) {
  if (width === 'phone') return narrowFields(collection)
  return width === 'tablet' && !isChosen ? tabletFields(collection) : { columns, details: [] }
}

function ListTools({ state, change, isNarrowed, children }: PropsWithChildren<Props>) {
  const { t } = useTranslation()
  return (
    <div className={classes.tools}>
      <DraftInput
        className={classes.search}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        type="search"
        leftSection={<IconSearch size={17} stroke={1.6} />}
        value={state.search}
        onCommit={(search) => change({ search: search.trim() })}
      />
      {isNarrowed ? (
        <Button
          variant="subtle"
          leftSection={<IconFilterOff size={17} />}
          onClick={() => change({ search: '', filters: {} })}
        >
          {t('list.clearFilters')}
        </Button>
      ) : null}
      {children}
    </div>
  )
}

/** Rows that a phone shows of a list that is loaded whole. */
const firstRows = 20

interface RowsProps extends Props {
  columns: DataTableColumn<AnyRecord>[]
}

/** The rows; of a long list without pages the first ones, until the others are asked for. */
function ShortRows({ isShort, ...props }: RowsProps & { isShort: boolean }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const { records } = props
  if (!isShort || isWhole || records.length <= firstRows) return <Rows {...props} />
  return (
    <>
      <Rows {...props} records={records.slice(0, firstRows)} />
      <Button variant="subtle" fullWidth my="xs" onClick={() => setWhole(true)}>
        {t('list.showAll', { count: records.length })}
      </Button>
    </>
  )
}

function Rows(props: RowsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { collection, records, onOpen } = props
  const open = (record: AnyRecord) => {
    const path = editPath(collection, record.id)
    if (onOpen) onOpen(record)
    else if (path) void navigate(path)
  }
  const actions: DataTableColumn<AnyRecord> = {
    accessor: 'id',
    title: <span className="hidden-text">{t('list.actions')}</span>,
    textAlign: 'right',
    width: 56,
    render: (record) => <RowActions collection={collection} record={record} onOpen={onOpen} />,
  }
  const isClickable = onOpen !== undefined || editPath(collection, '') !== null
  return (
    <DataTable
      idAccessor="id"
      columns={[...props.columns, actions]}
      records={records}
      minHeight={props.isFirst ? 260 : undefined}
      fetching={props.isLoading || props.isFirst}
      loaderBackgroundBlur={0}
      noRecordsText=""
      highlightOnHover={isClickable}
      verticalSpacing="xs"
      onCellClick={
        isClickable
          ? ({ record, column }) => (column.accessor === 'id' ? undefined : open(record))
          : undefined
      }
    />
  )
}
