import { isOff } from '@dvor/booking/reservation/states.ts'
import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EditDrawer } from '../../core/page/edit-drawer.tsx'
import { Section } from '../../core/page/section.tsx'
import { AgreedPriceForm } from '../agreed-price/agreed-price-form.tsx'
import { PriceLines } from '../reservations/price-lines.tsx'
import type { SectionProps } from '../reservations/reservation.ts'

/** The agreed price, each line with its rule, and the form to agree on another one. */
export function PriceSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { price, price_adjustments: adjustments, state } = reservation
  const reason = adjustments?.adjustment?.reason
  return (
    <Section title={t('reservations.price.title')}>
      <PriceLines price={price} />
      {reason ? (
        <Text size="sm" c="dimmed" my="xs">
          {t('agreedPrice.stands', { reason })}
        </Text>
      ) : null}
      <EditDrawer
        title={t('agreedPrice.change')}
        icon={<IconReceipt size={16} />}
        isOffered={state !== 'hold' && !isOff(state)}
      >
        {(close) => <AgreedPriceForm reservation={reservation} onDone={close} />}
      </EditDrawer>
    </Section>
  )
}
