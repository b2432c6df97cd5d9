import { commonServices } from '@dvor/contract/collections/common-services.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'
import { showSuccess } from '../app/toasts.ts'
import { useList } from '../resource/use-list.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Reservation, SectionProps } from './reservation.ts'
import classes from './reservation.module.css'
import { Section } from './section.tsx'
import { ServiceForm } from './service-form.tsx'
import { useAsking } from './use-asking.ts'

type Booked = Reservation['common_service_reservations'][number]

/** Common services of the reservation: what is booked, adding, taking off. */
export function ServicesSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const offered = useList(commonServices, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  const mandatory = new Set(offered.filter((service) => service.mandatory).map(({ id }) => id))
  const booked = reservation.common_service_reservations
  return (
    <Section title={t('reservations.services.title')}>
      {booked.length === 0 ? <Text c="dimmed">{t('reservations.services.none')}</Text> : null}
      <ul className={classes.rows}>
        {booked.map((service) => (
          <li key={service.id}>
            <span>
              {service.title}
              {service.quantity > 1 ? ` × ${service.quantity}` : ''}
            </span>
            <strong>{formatMoney(service.amount)}</strong>
            {mandatory.has(service.common_service ?? '') ? null : <RemoveService service={service} />}
          </li>
        ))}
      </ul>
      <ServiceForm
        reservationId={reservation.id}
        offered={offered.filter((service) => service.active && !service.mandatory)}
      />
    </Section>
  )
}

function RemoveService({ service }: { service: Booked }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, isAsking, ask, close } = useAsking()
  const remove = async () => {
    if (!(await run(() => client.desk.attempt.removeCommonService(service.id)))) return
    showSuccess(t('reservations.services.removed'))
    close()
  }
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color="barn"
        aria-label={`${t('reservations.remove')}: ${service.title}`}
        onClick={() => ask()}
      >
        {t('reservations.remove')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('reservations.services.removeQuestion', { title: service.title })}
          action={t('reservations.remove')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void remove()}
          onClose={close}
        >
          {t('reservations.services.removeHint')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
