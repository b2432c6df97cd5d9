import type { BookedSlot } from '@dvor/contract/services/slots.ts'
import { formatDayLong, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Anchor, Badge, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import { StateBadge } from '../reservations/state-badge.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { CallOff } from './call-off.tsx'
import { Reopen } from './reopen.tsx'
import classes from './services.module.css'

const daysShown = 30

interface Props {
  serviceId: string
  title: string
  /** Fewest persons for whom the service takes place. */
  least: number | null
}

/** Coming occurrences with their guests, a month at a time. */
export function ServiceBookings({ serviceId, title, least }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [shift, setShift] = useState(0)
  const from = addDays(today, shift * daysShown)
  const to = addDays(from, daysShown - 1)
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', 'service-bookings', serviceId, from],
    queryFn: async () => unwrap(await client.frontDesk.attempt.serviceBookings(serviceId, { from, to })),
  })
  return (
    <section className={`card ${classes.section}`} aria-label={t('slots.bookings')}>
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2}>{t('slots.bookings')}</Title>
          <Text c="dimmed">{formatDayRange(from, to)}</Text>
        </div>
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => setShift(shift - 1)}>
            {t('slots.earlier')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setShift(shift + 1)}>
            {t('slots.later')}
          </Button>
        </Group>
      </Group>
      {error ? (
        <ErrorNote error={error} title={t('slots.bookingsFailed')} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <Bookings {...{ title, least, today }} slots={data} />
      ) : error ? null : (
        <Skeleton height={120} radius="md" />
      )}
    </section>
  )
}

interface BookingsProps extends Pick<Props, 'title' | 'least'> {
  slots: readonly BookedSlot[]
  today: string
}

function Bookings({ slots, title, least, today }: BookingsProps) {
  const { t } = useTranslation()
  if (slots.length === 0) return <Text c="dimmed">{t('slots.bookingsNone')}</Text>
  return (
    <ul className={classes.bookings}>
      {slots.map((slot) => (
        <li key={`${slot.service_slot} ${slot.day}`}>
          <Occurrence {...{ slot, title, least }} isComing={slot.day >= today} />
        </li>
      ))}
    </ul>
  )
}

interface OccurrenceProps extends Pick<Props, 'title' | 'least'> {
  slot: BookedSlot
  isComing: boolean
}

function Occurrence({ slot, title, least, isComing }: OccurrenceProps) {
  const { t } = useTranslation()
  const { taken, capacity, cancelled_at } = slot
  const missing = Math.max(0, (least ?? 0) - slot.persons)
  const when = `${formatDayLong(slot.day)}, ${formatTime(slot.time_from)} – ${formatTime(slot.time_to)}`
  return (
    <>
      <div className={classes.occurrence}>
        <div>
          <h3>{when}</h3>
          <Text size="sm" c="dimmed">
            {t('slots.people', { persons: persons(slot.persons), taken, capacity })}
          </Text>
          {slot.cancel_reason ? <Text size="sm">{slot.cancel_reason}</Text> : null}
          {isComing && !cancelled_at && missing > 0 ? (
            <Text size="sm" fw={600}>
              {t('slots.tooFew', { persons: persons(missing) })}
            </Text>
          ) : null}
        </div>
        {cancelled_at ? <Badge color="barn">{t('slots.called')}</Badge> : null}
        {isComing && cancelled_at ? <Reopen slot={slot} what={`${title}, ${when}`} /> : null}
        {isComing && !cancelled_at ? <CallOff slot={slot} what={`${title}, ${when}`} /> : null}
      </div>
      <ul className={classes.guests}>
        {slot.bookings.map((booking) => (
          <Guest key={booking.id} booking={booking} />
        ))}
      </ul>
    </>
  )
}

function Guest({ booking }: { booking: BookedSlot['bookings'][number] }) {
  const { t } = useTranslation()
  const { reservation, guest_name, guest_phone, number, state, arrival } = booking
  return (
    <li>
      <span>
        <Anchor component={ScreenLink} to={`/reservations/edit/${reservation}`} fw={560}>
          {guest_name ?? t('slots.held')}
        </Anchor>{' '}
        <Text span size="sm" c="dimmed">
          {[number, guest_phone].filter(Boolean).join(' · ')}
        </Text>
      </span>
      <span>{persons(booking.persons)}</span>
      <StateBadge state={state} arrival={arrival} />
    </li>
  )
}
