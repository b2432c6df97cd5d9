import { overlapSentences } from '@dvor/booking/messages/overlap-text.ts'
import { holdsNights } from '@dvor/booking/reservation/states.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/property/use-today.ts'
import { client } from '../../core/client/api.ts'
import { WithOfferedServices } from '../services/offered-services.tsx'
import { RemoveService } from './remove-service.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { SlotServiceForm } from './slot-service-form.tsx'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'

/** Number of coming days offered for services without a stay. */
const daysAhead = 60

/** Slot services of the reservation, to add and to remove. */
export function SlotServicesSection({ reservation }: SectionProps) {
  const { t, i18n } = useTranslation()
  const mayEdit = useMay()('reservations.edit')
  const today = useToday()
  const { arrival, departure, service_reservations: booked } = reservation
  const range = { from: arrival ?? today, to: departure ?? addDays(today, daysAhead) }
  return (
    <Section title={t('slots.section')} offPaper={booked.length === 0}>
      {booked.length === 0 ? <Text c="dimmed">{t('slots.none')}</Text> : null}
      <ul className={classes.rows}>
        {booked.map((service) => (
          <li key={service.id}>
            <span>
              {service.title}
              <Text component="small" size="sm" c="dimmed" display="block">
                {formatDayLong(service.day)}, {formatTime(service.time_from)} – {formatTime(service.time_to)}{' '}
                · {persons(service.persons)}
              </Text>
            </span>
            <IfMay permission="money.read">
              <strong>{formatMoney(service.amount)}</strong>
            </IfMay>
            {mayEdit ? (
              <RemoveService
                reservation={reservation}
                service={service}
                preview={client.frontDesk.attempt.previewServiceRemoval}
                remove={client.frontDesk.attempt.removeService}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {overlapSentences(booked, i18n.language === 'en' ? 'en' : 'sk').map((sentence) => (
        <Text key={sentence} size="sm" c="barn">
          {sentence}
        </Text>
      ))}
      {mayEdit && holdsNights(reservation.state) ? (
        <WithOfferedServices>
          <SlotServiceForm reservation={reservation} range={range} />
        </WithOfferedServices>
      ) : null}
    </Section>
  )
}
