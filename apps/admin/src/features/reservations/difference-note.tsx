import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import { PriceLines } from './price-lines.tsx'
import classes from './reservation.module.css'

/** Preview of a price change. */
export function DifferenceNote({
  change,
  isGuestNotified = true,
}: {
  change: PriceChange
  isGuestNotified?: boolean
}) {
  const { t } = useTranslation()
  return (
    <output className={classes.difference}>
      <Text fw={600}>{differenceText(change.difference)}</Text>
      <Text size="sm" c="dimmed">
        {t('reservations.stays.before')}: {formatMoney(change.before)} · {t('reservations.stays.after')}:{' '}
        {formatMoney(change.price.total)}
        {isGuestNotified ? ` · ${t('slots.mailed')}` : ''}
      </Text>
      <PriceLines price={change.price} />
    </output>
  )
}

/** Text of a price difference in cents: more, less or the same. */
export function differenceText(difference: number): string {
  const { t } = i18n
  const amount = formatMoney(Math.abs(difference))
  if (difference === 0) return t('reservations.stays.same')
  return t(difference > 0 ? 'reservations.stays.more' : 'reservations.stays.less', { amount })
}
