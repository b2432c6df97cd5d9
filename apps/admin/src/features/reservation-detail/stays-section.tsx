import { formatDayRange } from '@dvor/format/day-text.ts'
import { daysBetween, weekdayOf } from '@dvor/format/days.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { nights, partyText } from '@dvor/format/plurals.ts'
import { Text } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { holdsNights } from '@dvor/booking/reservation/states.ts'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { EditDrawer } from '../../core/forms/edit-drawer.tsx'
import { Section } from '../../core/page/section.tsx'
import { EarlyDeparture } from '../transitions/early-departure.tsx'
import { StaysForm } from './stays-form.tsx'
import { useMay } from '../../core/client/person.ts'
import { mayMove } from '../../core/client/may.ts'

type Stay = Reservation['stays'][number]

/** Stays of the reservation, with the form to change them. */
export function StaysSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const may = useMay()
  return (
    <Section id="stay" title={t('reservations.stays.title')}>
      {reservation.stays.length === 0 ? <Text c="dimmed">{t('reservations.stays.none')}</Text> : null}
      <ul className={classes.stays}>
        {reservation.stays.map((stay) => (
          <StayRow key={stay.id} stay={stay} />
        ))}
      </ul>
      <EditDrawer
        title={t('reservations.stays.change')}
        icon={<IconCalendarEvent size={16} />}
        isOffered={mayMove(may) && holdsNights(reservation.state) && reservation.stays.length > 0}
      >
        {(close) => <StaysForm reservation={reservation} onDone={close} />}
      </EditDrawer>
      {may('reservations.checkin') && may('money.read') ? <EarlyDeparture reservation={reservation} /> : null}
    </Section>
  )
}

function StayRow({ stay }: { stay: Stay }) {
  const { t } = useTranslation()
  const { accommodation_unit: unit, arrival, departure, adults, children_ages: ages } = stay
  const weekdays = [arrival, departure].map((day) => weekdayShort(weekdayOf(day)))
  return (
    <li>
      <span className={classes.unitCode}>{unit.code}</span>
      <span>
        <strong>{unit.title}</strong>
        <small>
          {formatDayRange(arrival, departure)} ({weekdays.join(' – ')}),{' '}
          {nights(daysBetween(arrival, departure))}
        </small>
        <small>
          {partyText(adults, ages.length)}
          {ages.length > 0 ? ` (${t('reservations.stays.ages', { ages: ages.join(', ') })})` : ''}
        </small>
      </span>
    </li>
  )
}
