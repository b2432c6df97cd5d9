import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { Checkbox, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTypedNumber } from '../../core/fields/use-typed-number.ts'
import { useList } from '../../core/records/use-list.ts'
import { MoreSection } from './more-section.tsx'
import { serviceLabel, type OfferedService } from '../services/service-label.ts'
import { ExemptFields } from './exempt-fields.tsx'
import type { Booking } from './use-booking.ts'

/** Optional services and the coupon; mandatory services are part of the price anyway. */
export function ExtrasFields({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { draft, change, errors } = booking
  const query = { active: 'true', mandatory: 'false', _sort: 'order:ASC', _limit: -1 }
  const offered = useList(commonServices, query).data ?? []
  return (
    <MoreSection
      title={t('reservations.form.extras')}
      isFilled={Object.keys(draft.services).length > 0 || Boolean(draft.coupon || errors['coupon'])}
    >
      <Stack gap="sm">
        <div>
          {offered.map((service) => (
            <ServiceRow key={service.id} service={service} booking={booking} />
          ))}
        </div>
        <TextInput
          maw={260}
          label={t('reservations.form.coupon')}
          description={t('reservations.form.couponHint')}
          maxLength={40}
          value={draft.coupon}
          error={errors['coupon']}
          onChange={(event) => change({ coupon: event.currentTarget.value })}
        />
        <ExemptFields booking={booking} />
      </Stack>
    </MoreSection>
  )
}

interface RowProps {
  service: OfferedService
  booking: Booking
}

function ServiceRow({ service, booking: { draft, change } }: RowProps) {
  const { t } = useTranslation()
  const quantity = draft.services[service.id]
  const set = (pieces: number | null) => {
    const rest = Object.entries(draft.services).filter(([id]) => id !== service.id)
    change({ services: Object.fromEntries(pieces ? [...rest, [service.id, pieces]] : rest) })
  }
  const typed = useTypedNumber(quantity, (pieces) => set(Math.max(1, Number(pieces))), { empty: 1 })
  return (
    <Group gap="sm" mih={36}>
      <Checkbox
        label={serviceLabel(service)}
        checked={quantity !== undefined}
        onChange={(event) => set(event.currentTarget.checked ? 1 : null)}
      />
      {quantity !== undefined && service.price_unit === 'piece' ? (
        <NumberInput
          w={84}
          min={1}
          max={service.max_quantity ?? 100}
          allowDecimal={false}
          aria-label={`${t('reservations.services.quantity')}: ${service.title}`}
          {...typed}
        />
      ) : null}
    </Group>
  )
}
