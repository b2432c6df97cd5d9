import { bookedNights } from '@dvor/booking/stay/headcount.ts'
import { isPayable } from '@dvor/booking/reservation/states.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { nbsp } from '@dvor/format/language.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { days, nights, partyText, persons } from '@dvor/format/plurals.ts'
import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import classes from './cells.module.css'
import { PaymentBadge, StateBadge } from './state-badge.tsx'
import { useMay } from '../../core/client/person.ts'

export type ReservationRow = ListItem<typeof reservations>
interface CellProps {
  row: ReservationRow
}

export const reservationPath = (id: string): string => `/reservations/edit/${id}`

/** Guest, number and phone, with the reason of a flagged reservation. */
export function GuestCell({ row }: CellProps) {
  const { t } = useTranslation()
  return (
    <span className={classes.cell}>
      <ScreenLink
        to={reservationPath(row.id)}
        className={classes.guest}
        // The row navigates, too; once is enough.
        onClick={(event) => event.stopPropagation()}
      >
        {row.guest_name ?? t('reservations.list.nobody')}
      </ScreenLink>
      <small>{[row.number, row.guest_phone?.replaceAll(' ', nbsp)].filter(Boolean).join(' · ')}</small>
      {row.attention?.split('\n').map((reason) => (
        <span key={reason} className={classes.flag}>
          <IconFlag size={14} aria-hidden /> {reason}
        </span>
      ))}
    </span>
  )
}

/** Days, nights and guests; without a stay the day and time of the booked services. */
export function StayCell({ row }: CellProps) {
  const { arrival, departure, adults, children, stays } = row
  if (!arrival || !departure) return <ServiceDaysCell row={row} />
  return (
    <span className={classes.cell} style={{ whiteSpace: 'nowrap' }}>
      {formatDayRange(arrival, departure)}
      <small>
        {nights(bookedNights(stays))}, {partyText(adults, children)}
      </small>
    </span>
  )
}

/**
 * Day and time of the first slot service, and the number of further days. The API orders services by day and
 * time.
 */
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

/** Codes of the units; without a unit the titles of the services. */
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

/** Total, and the amount due where a part is paid; for who may see sums. */
export function MoneyCell({ row: { total, due, state } }: CellProps) {
  const { t } = useTranslation()
  const may = useMay()
  if (!may('money.read')) return null
  return (
    <span className={classes.money}>
      {formatMoney(total)}
      {isPayable(state) && due > 0 && due < total ? (
        <small>{t('reservations.list.due', { amount: formatMoney(due) })}</small>
      ) : null}
    </span>
  )
}

export const PaidCell = ({ row }: CellProps) => <PaymentBadge of={row} />

/** State and payment below each other, for a tablet. */
export function StateAndPaidCell({ row }: CellProps) {
  return (
    <span className={classes.badges}>
      <StateBadge state={row.state} arrival={row.arrival} />
      <PaidCell row={row} />
    </span>
  )
}

/** State, payment and amount in one cell, for a phone. */
export function StateCell({ row }: CellProps) {
  return (
    <span className={classes.money}>
      <StateBadge state={row.state} arrival={row.arrival} />
      <PaidCell row={row} />
      <MoneyCell row={row} />
    </span>
  )
}
