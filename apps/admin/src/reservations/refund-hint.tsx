import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'

/** What the rules the guest agreed to would give back today; nothing where the API has no answer. */
export function RefundHint({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['reservations', 'refund', token],
    queryFn: () => client.booking.cancellationOffer(token),
  })
  if (!data) return null
  const { refund, fee } = data
  return (
    <Text mt="xs">
      {t('reservations.state.refund', { refund: formatMoney(refund), fee: formatMoney(fee) })}
    </Text>
  )
}
