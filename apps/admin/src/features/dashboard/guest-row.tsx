import type { DashboardReservation } from '@dvor/contract/insight/dashboard.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { partyText } from '@dvor/format/plurals.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { DialogSubject } from '../../core/page/dialog-subject.tsx'
import { reservationPath } from '../reservations/list-cells.tsx'
import classes from './dashboard.module.css'
import { useMay } from '../../core/client/person.ts'

interface Props {
  reservation: DashboardReservation
  /** Text below the name instead of guests and balance. */
  note?: string
  /** Whether the rooms are ready. */
  ready?: ReactNode
  action?: ReactNode
}

/** A guest in a card: name, unit, and a quick action. */
export function GuestRow({ reservation: r, note, ready, action }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const owed = r.due > 0 ? t('dashboard.due', { amount: formatMoney(r.due) }) : t('dashboard.paid')
  const facts = [
    r.arrival_time && formatTime(r.arrival_time),
    partyText(r.adults, r.children),
    may('money.read') ? owed : null,
  ]
  const name = r.guest_name ?? t('reservations.list.nobody')
  const service = r.first_service
  const when = service ? `${formatDay(service.day)} ${formatTime(service.time_from)}` : null
  return (
    <li>
      <span className={classes.codes}>{r.unit_codes.join(', ')}</span>
      <span className={classes.who}>
        <ScreenLink to={reservationPath(r.id)}>{name}</ScreenLink>
        <small>{[when, note ?? facts.filter(Boolean).join(' · ')].filter(Boolean).join(' · ')}</small>
        {ready}
      </span>
      <DialogSubject value={`${name} · ${r.unit_codes.join(', ')}`}>{action}</DialogSubject>
    </li>
  )
}
