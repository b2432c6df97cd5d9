import type { CancellationPreview, ReservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

export type Cancellation = NonNullable<ReservationEdit['cancellation']>

interface Props {
  preview: CancellationPreview
  value: Cancellation
  onChange: (value: Cancellation) => void
}

/** The sums that a cancellation would keep and return; read only once it is asked about. */
export const useCancellation = (id: string, isAsked: boolean) =>
  useQuery({
    queryKey: ['reservations', 'cancellation', id],
    queryFn: async () => unwrap(await client.frontDesk.attempt.previewCancellation(id)),
    enabled: isAsked,
  })

/** Choice of the cancellation fee, with the refund of each option; the agreed rules stand first. */
export function CancellationChoice({ preview: { paid, fee, refund }, value, onChange }: Props) {
  const { t } = useTranslation()
  if (paid <= 0) return <Text mt="xs">{t('reservations.cancellation.nothingPaid')}</Text>
  const sums = { fee: formatMoney(fee), refund: formatMoney(refund) }
  if (fee <= 0) return <Text mt="xs">{t('reservations.cancellation.free', sums)}</Text>
  return (
    <Radio.Group
      mt="md"
      label={t('reservations.cancellation.label', { paid: formatMoney(paid) })}
      value={value}
      onChange={(next) => onChange(next === 'no_fee' ? 'no_fee' : 'by_rules')}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          value="by_rules"
          label={t(
            refund > 0 ? 'reservations.cancellation.byRules' : 'reservations.cancellation.keepAll',
            sums,
          )}
        />
        <Radio value="no_fee" label={t('reservations.cancellation.noFee', { refund: formatMoney(paid) })} />
      </Stack>
    </Radio.Group>
  )
}
