import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { useList } from '../../core/records/use-list.ts'
import { RemoveService } from './remove-service.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { ServiceForm } from './service-form.tsx'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'

/** Common services of the reservation, to add and to remove. */
export function ServicesSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const mayEdit = useMay()('reservations.edit')
  const offered = useList(commonServices, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  const mandatory = new Set(offered.filter((service) => service.mandatory).map(({ id }) => id))
  const booked = reservation.common_service_reservations
  return (
    <Section id="services" title={t('reservations.services.title')}>
      {booked.length === 0 ? <Text c="dimmed">{t('reservations.services.none')}</Text> : null}
      <ul className={classes.rows}>
        {booked.map((service) => (
          <li key={service.id}>
            <span>
              {service.title}
              {service.quantity > 1 ? ` × ${service.quantity}` : ''}
            </span>
            <IfMay permission="money.read">
              <strong>{formatMoney(service.amount)}</strong>
            </IfMay>
            {!mayEdit || mandatory.has(service.common_service ?? '') ? null : (
              <RemoveService
                reservation={reservation}
                service={service}
                preview={client.frontDesk.attempt.previewCommonServiceRemoval}
                remove={client.frontDesk.attempt.removeCommonService}
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit ? (
        <ServiceForm
          reservation={reservation}
          offered={offered.filter((service) => service.active && !service.mandatory)}
        />
      ) : null}
    </Section>
  )
}
