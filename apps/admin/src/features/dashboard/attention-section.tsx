import type { Dashboard, DashboardReservation } from '@dvor/contract/insight/dashboard.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { i18n } from '../../core/texts/i18n.ts'
import { reservationPath } from '../reservations/list-cells.tsx'
import { listLink, quickFilters } from '../reservations/quick-filters.ts'
import classes from './dashboard.module.css'
import { DayCard } from './day-card.tsx'
import { GuestRow } from './guest-row.tsx'

interface Reason {
  reservation: DashboardReservation
  note: string
  /** Whether guests are missing in the guest book. */
  lacksGuests?: boolean
}

/** Reservations flagged for attention, each with its reason; nothing where there are none. */
export function AttentionSection({ data }: { data: Dashboard }) {
  const { t } = useTranslation()
  const reasons = reasonsOf(data.attention)
  const count = reasons.length
  if (count === 0) return null
  return (
    <DayCard
      title={t('dashboard.attention')}
      count={count}
      to={data.attention.flagged.length === count ? listLink(quickFilters(data.today).attention) : undefined}
      empty=""
      isUrgent
    >
      <ul className={classes.people}>
        {reasons.map(({ reservation, note, lacksGuests }) => (
          <GuestRow
            key={`${reservation.id}${note}`}
            reservation={reservation}
            note={note}
            action={lacksGuests ? <FillIn id={reservation.id} /> : null}
          />
        ))}
      </ul>
    </DayCard>
  )
}

/** The way to the guest book of a reservation in which guests are missing. */
function FillIn({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Button component={ScreenLink} to={`${reservationPath(id)}#register`} size="xs" variant="light">
      {t('register.fill')}
    </Button>
  )
}

function reasonsOf(attention: Dashboard['attention']): Reason[] {
  const { t } = i18n
  const dayOf = (day: string | null) => (day ? formatDay(day) : '')
  return [
    ...attention.flagged.flatMap((one) =>
      one.alerts.map(({ kind, reason }) => ({
        reservation: one,
        note: reason,
        lacksGuests: kind === 'register_incomplete',
      })),
    ),
    ...attention.missed_arrivals.map((one) => ({
      reservation: one,
      note: t('dashboard.missedArrival', { day: dayOf(one.arrival) }),
    })),
    ...attention.missed_departures.map((one) => ({
      reservation: one,
      note: t('dashboard.missedDeparture', { day: dayOf(one.departure) }),
    })),
    ...attention.open_payments.map((one) => ({ reservation: one, note: t('dashboard.openPayment') })),
  ]
}
