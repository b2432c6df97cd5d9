import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import type { DataTableColumn } from 'mantine-datatable'
import { i18n } from '../../core/texts/i18n.ts'
import { ColumnHead } from '../../core/lists/column-head.tsx'
import { isFiltered } from '../../core/lists/filters/column-filter.tsx'
import { DayFilter } from '../../core/lists/filters/day-filter.tsx'
import type { ListState } from '../../core/lists/list-state.ts'
import {
  GuestCell,
  MoneyCell,
  PaidCell,
  StateCell,
  StayCell,
  UnitsCell,
  type ReservationRow,
} from '../reservations/list-cells.tsx'
import { StateBadge } from '../reservations/state-badge.tsx'
import classes from '../reservations/cells.module.css'

type Column = DataTableColumn<ReservationRow>
type Change = (part: Partial<ListState>) => void

/** Columns of the list; on a phone one with guest and days, one with state, payment and amount. */
export function reservationColumns(state: ListState, change: Change, isWide: boolean): Column[] {
  return isWide ? wideColumns(state, change) : narrowColumns()
}

function wideColumns(state: ListState, change: Change): Column[] {
  const { t } = i18n
  const sortable = (name: string, label: string) => (
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
  return [
    {
      accessor: 'guest_name',
      title: sortable('guest_name', t('reservations.list.guest')),
      render: (row) => <GuestCell row={row} />,
    },
    {
      accessor: 'arrival',
      title: (
        <ColumnHead
          name="arrival"
          label={t('reservations.list.stay')}
          isSortable
          sorting={state.sorting}
          onSort={(sorting) => change({ sorting })}
          isFiltered={isFiltered('arrival', state.filters)}
          filter={
            <DayFilter
              name="arrival"
              field={reservations.fields.arrival}
              filters={state.filters}
              onChange={(filters) => change({ filters })}
            />
          }
        />
      ),
      render: (row) => <StayCell row={row} />,
    },
    { accessor: 'stays', title: t('reservations.list.units'), render: (row) => <UnitsCell row={row} /> },
    {
      accessor: 'state',
      title: sortable('state', t('reservations.list.state')),
      render: (row) => <StateBadge state={row.state} arrival={row.arrival} />,
    },
    {
      accessor: 'total',
      textAlign: 'right',
      title: sortable('total', t('reservations.list.total')),
      render: (row) => <MoneyCell row={row} />,
    },
    {
      accessor: 'payment_status',
      title: t('reservations.list.payment_status'),
      render: (row) => <PaidCell row={row} />,
    },
  ]
}

function narrowColumns(): Column[] {
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
