import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import type { DataTableColumn } from 'mantine-datatable'
import { i18n } from '../../core/texts/i18n.ts'
import { ColumnHead } from '../../core/lists/column-head.tsx'
import { isFiltered } from '../../core/lists/filters/column-filter.tsx'
import { DayFilter } from '../../core/lists/filters/day-filter.tsx'
import type { ListState } from '../../core/lists/list-state.ts'
import type { ListWidth } from '../../core/lists/use-list-width.ts'
import {
  GuestCell,
  MoneyCell,
  PaidCell,
  StateAndPaidCell,
  StateCell,
  StayCell,
  UnitsCell,
  type ReservationRow,
} from '../reservations/list-cells.tsx'
import { StateBadge } from '../reservations/state-badge.tsx'
import classes from '../reservations/cells.module.css'

type Column = DataTableColumn<ReservationRow>
type Change = (part: Partial<ListState>) => void

/**
 * Columns of the list. A tablet has state and payment in one, a phone has one with guest and days and one with state,
 * payment and amount. @param hasMoney whether the person may see sums
 */
export function reservationColumns(
  state: ListState,
  change: Change,
  width: ListWidth,
  hasMoney: boolean,
): Column[] {
  if (width === 'phone') return phoneColumns()
  const columns = tableColumns(state, change, width === 'tablet')
  return hasMoney ? columns : columns.filter(({ accessor }) => !ofMoney.has(String(accessor)))
}

/** Columns that show sums and payments. */
const ofMoney: ReadonlySet<string> = new Set(['total', 'payment_status'])

function tableColumns(state: ListState, change: Change, isTablet: boolean): Column[] {
  const { t } = i18n
  const { sortable, plain } = headsOf(state, change)
  const paid: Column = {
    accessor: 'payment_status',
    title: plain('payment_status', t('reservations.list.payment_status')),
    render: (row) => <PaidCell row={row} />,
  }
  return [
    {
      accessor: 'guest_name',
      title: sortable('guest_name', t('reservations.list.guest')),
      render: (row) => <GuestCell row={row} />,
    },
    {
      accessor: 'arrival',
      title: <StayHead state={state} change={change} />,
      render: (row) => <StayCell row={row} />,
    },
    {
      accessor: 'stays',
      title: plain('stays', t('reservations.list.units')),
      render: (row) => <UnitsCell row={row} />,
    },
    {
      accessor: 'state',
      title: sortable('state', t('reservations.list.state')),
      render: (row) =>
        isTablet ? <StateAndPaidCell row={row} /> : <StateBadge state={row.state} arrival={row.arrival} />,
    },
    {
      accessor: 'total',
      textAlign: 'right',
      title: sortable('total', t('reservations.list.total')),
      render: (row) => <MoneyCell row={row} />,
    },
    ...(isTablet ? [] : [paid]),
  ]
}

/** Heads of columns without a filter: one that sorts, and a plain one. */
function headsOf({ sorting }: ListState, change: Change) {
  const head = (name: string, label: string, isSortable: boolean) => (
    <ColumnHead
      {...{ name, label, isSortable, sorting }}
      onSort={(by) => change({ sorting: by })}
      isFiltered={false}
      filter={null}
    />
  )
  return {
    sortable: (name: string, label: string) => head(name, label, true),
    plain: (name: string, label: string) => head(name, label, false),
  }
}

function StayHead({ state: { sorting, filters }, change }: { state: ListState; change: Change }) {
  return (
    <ColumnHead
      name="arrival"
      label={i18n.t('reservations.list.stay')}
      isSortable
      sorting={sorting}
      onSort={(by) => change({ sorting: by })}
      isFiltered={isFiltered('arrival', filters)}
      filter={
        <DayFilter
          name="arrival"
          field={reservations.fields.arrival}
          filters={filters}
          onChange={(filters) => change({ filters })}
        />
      }
    />
  )
}

function phoneColumns(): Column[] {
  const { t } = i18n
  return [
    {
      accessor: 'guest_name',
      title: t('reservations.list.guest'),
      render: (row) => (
        <span className={classes.cell}>
          <GuestCell row={row} />
          <StayCell row={row} />
          <UnitsCell row={row} />
        </span>
      ),
    },
    {
      accessor: 'state',
      textAlign: 'right',
      title: t('reservations.list.state'),
      render: (row) => <StateCell row={row} />,
    },
  ]
}
