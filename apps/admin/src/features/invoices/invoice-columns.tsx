import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Group } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { i18n } from '../../core/texts/i18n.ts'
import { ColumnHead } from '../../core/lists/column-head.tsx'
import type { ListState } from '../../core/lists/list-state.ts'
import type { ListWidth } from '../../core/lists/use-list-width.ts'
import listClasses from '../../core/lists/list.module.css'
import { reservationPath } from '../reservations/list-cells.tsx'
import classes from '../reservations/cells.module.css'
import { DocumentActions } from './document-actions.tsx'
import { DocumentFiles } from './document-files.tsx'
import { deliveryText, kindLabel, type Invoice } from './invoice.ts'

type Change = (part: Partial<ListState>) => void
type Column = DataTableColumn<Invoice>

/** Columns of the list. A tablet has the due day below the day of issue, a phone one cell with all data, and the amount. */
export function invoiceColumns(state: ListState, change: Change, width: ListWidth): Column[] {
  return width === 'phone' ? phoneColumns(state, change) : tableColumns(state, change, width === 'tablet')
}

function sortable(state: ListState, change: Change) {
  return (name: string, label: string) => (
    <ColumnHead
      name={name}
      label={label}
      isSortable
      sorting={state.sorting}
      onSort={(sorting) => change({ sorting })}
      isFiltered={false}
      filter={null}
    />
  )
}

function tableColumns(state: ListState, change: Change, isTablet: boolean): Column[] {
  const { t } = i18n
  const head = sortable(state, change)
  const column = (accessor: keyof Invoice, label: string, render: Column['render']): Column => ({
    accessor,
    title: head(accessor, label),
    render,
  })
  return [
    column('number', t('invoices.list.number'), (row) => <NumberCell row={row} />),
    column('customer', t('invoices.list.customer'), (row) => <CustomerCell row={row} />),
    column('issued_on', t('invoices.list.issued'), (row) =>
      isTablet ? <DaysCell row={row} /> : formatDay(row.issued_on),
    ),
    ...(isTablet
      ? []
      : [column('due_on', t('invoices.list.due'), (row) => row.due_on && formatDay(row.due_on))]),
    totalColumn(head),
    {
      accessor: 'files',
      title: <span className={listClasses.columnHead}>{t('invoices.list.files')}</span>,
      render: (row) => <Files row={row} />,
    },
  ]
}

function phoneColumns(state: ListState, change: Change): Column[] {
  const head = sortable(state, change)
  return [
    {
      accessor: 'number',
      title: head('number', i18n.t('invoices.list.number')),
      render: (row) => (
        <span className={classes.cell}>
          <NumberCell row={row} />
          <CustomerCell row={row} />
          <small>{formatDay(row.issued_on)}</small>
          <Files row={row} />
        </span>
      ),
    },
    totalColumn(head),
  ]
}

const totalColumn = (head: ReturnType<typeof sortable>): Column => ({
  accessor: 'total',
  textAlign: 'right',
  title: head('total', i18n.t('invoices.list.total')),
  render: (row) => <TotalCell row={row} />,
})

const idOf = (related: Invoice['reservation']) => (typeof related === 'string' ? related : related.id)

interface CellProps {
  row: Invoice
}

function NumberCell({ row }: CellProps) {
  const { t } = i18n
  const notes = [
    kindLabel(row.kind),
    row.credited_by && t('invoices.credited'),
    row.superseded_at && t('invoices.superseded'),
    row.sample && t('invoices.sample'),
    deliveryText(row),
  ]
  return (
    <span className={classes.cell}>
      <strong>{row.number}</strong>
      <small>{notes.filter(Boolean).join(' · ')}</small>
    </span>
  )
}

function CustomerCell({ row: { customer, reservation, reservation_number } }: CellProps) {
  return (
    <span className={classes.cell}>
      {customer}
      <Anchor component={ScreenLink} size="sm" to={reservationPath(idOf(reservation))}>
        {reservation_number}
      </Anchor>
    </span>
  )
}

function DaysCell({ row: { issued_on, due_on } }: CellProps) {
  const { t } = i18n
  return (
    <span className={classes.cell} style={{ whiteSpace: 'nowrap' }}>
      {formatDay(issued_on)}
      {due_on ? <small>{t('invoices.list.dueOn', { day: formatDay(due_on) })}</small> : null}
    </span>
  )
}

function TotalCell({ row: { total, due } }: CellProps) {
  const { t } = i18n
  return (
    <span className={classes.money}>
      <strong>{formatMoney(total)}</strong>
      {due > 0 && due !== total ? (
        <small>{t('invoices.list.toPay', { amount: formatMoney(due) })}</small>
      ) : null}
    </span>
  )
}

function Files({ row }: CellProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <DocumentFiles invoice={row} />
      <DocumentActions invoice={row} />
    </Group>
  )
}
