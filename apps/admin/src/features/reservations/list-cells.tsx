import { isPayable, stateRules } from '@dvor/booking/reservation/states.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { days, nights, partyText, persons } from '@dvor/format/plurals.ts'
import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './cells.module.css'
import { PaymentBadge } from './state-badge.tsx'

export type ReservationRow = ListItem<typeof reservations>
interface CellProps {
  row: ReservationRow
}

export const reservationPath = (id: string): string => `/reservations/edit/${id}`

/** Whose it is, with its number; a flag where the owner should look. */
export function GuestCell({ row }: CellProps) {
  const { t } = useTranslation()
  return (
    <span className={classes.cell}>
      <Link
        to={reservationPath(row.id)}
        className={classes.guest}
        // The row leads there, too: once is enough.
        onClick={(event) => event.stopPropagation()}
      >
        {row.guest_name ?? t('reservations.list.nobody')}
      </Link>
      <small>{[row.number, row.guest_phone].filter(Boolean).join(' · ')}</small>
      {row.attention ? (
        <span className={classes.flag}>
          <IconFlag size={14} aria-hidden /> {row.attention}
        </span>
      ) : null}
    </span>
  )
}

/** When, for how long, for how many; without a stay the day and time of what is booked. */
export function StayCell({ row }: CellProps) {
  const { arrival, departure, adults, children } = row
  if (!arrival || !departure) return <ServiceDaysCell row={row} />
  return (
    <span className={classes.cell} style={{ whiteSpace: 'nowrap' }}>
      {formatDayRange(arrival, departure)}
      <small>
        {nights(daysBetween(arrival, departure))}, {partyText(adults, children)}
      </small>
    </span>
  )
}

/** The first slot service by day and time, and how many days more; services come ordered by both. */
function ServiceDaysCell({ row: { service_reservations: booked } }: CellProps) {
  const { t } = useTranslation()
  const [first] = booked
  if (!first) return null
  const further = new Set(booked.map(({ day }) => day)).size - 1
  return (
    <span className={classes.cell} style={{ whiteSpace: 'nowrap' }}>
      {formatDay(first.day)}
      <small>
        {formatTime(first.time_from)} – {formatTime(first.time_to)}, {persons(first.persons)}
        {further > 0 ? ` · ${t('reservations.list.furtherDays', { days: days(further) })}` : null}
      </small>
    </span>
  )
}

/** Short names of the units; services that are booked without one by their own. */
export function UnitsCell({ row }: CellProps) {
  const codes = [...new Set(row.stays.map((stay) => stay.accommodation_unit.code))]
  if (codes.length === 0)
    return <small>{[...new Set(row.service_reservations.map(({ title }) => title))].join(', ')}</small>
  return (
    <span className={classes.codes}>
      {codes.map((code) => (
        <span key={code}>{code}</span>
      ))}
    </span>
  )
}

/** How much, and how much of it is missing. */
export function MoneyCell({ row: { total, due, state } }: CellProps) {
  const { t } = useTranslation()
  return (
    <span className={classes.money}>
      {formatMoney(total)}
      {isPayable(state) && due > 0 && due < total ? (
        <small>{t('reservations.list.due', { amount: formatMoney(due) })}</small>
      ) : null}
    </span>
  )
}

/** How it is paid; of no matter where nothing is owed any more. */
export function PaidCell({ row }: CellProps) {
  if (stateRules[row.state].keeps !== 'price' && row.payment_status === 'unpaid') return null
  return <PaymentBadge status={row.payment_status} />
}
