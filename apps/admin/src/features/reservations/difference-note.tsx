import type { PackageChange } from '@dvor/contract/pricing/packages.ts'
import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { PriceLines } from './price-lines.tsx'
import classes from './reservation.module.css'

interface DifferenceNoteProps {
  change: PriceChange
  isGuestNotified?: boolean
}

/** Preview of a price change: both sums, what becomes of the package, and the new lines. */
export function DifferenceNote({ change, isGuestNotified = true }: DifferenceNoteProps) {
  const { t } = useTranslation()
  const may = useMay()
  if (!may('money.read')) return <PackageNote change={change.package_change} />
  return (
    <output className={classes.difference}>
      <Text fw={600}>{differenceText(change.difference)}</Text>
      <Text size="sm" c="dimmed">
        {t('reservations.stays.before')}: {formatMoney(change.before)} · {t('reservations.stays.after')}:{' '}
        {formatMoney(change.price.total)}
        {isGuestNotified ? ` · ${t('slots.mailed')}` : ''}
      </Text>
      <PackageNote change={change.package_change} />
      <PriceLines price={change.price} />
    </output>
  )
}

/** Says that a change leaves the package, or which of its parts go off with their money. */
export function PackageNote({ change }: { change: PackageChange | null }) {
  const { t } = useTranslation()
  const may = useMay()
  if (!change) return null
  const sentences = change.is_left
    ? [t('reservations.package.left', { title: change.title })]
    : change.removed.map(({ title, amount }) =>
        t('reservations.package.removed', {
          title,
          package: change.title,
          amount: may('money.read') ? formatMoney(amount) : '…',
        }),
      )
  return (
    <Alert color="hay" variant="light" my="xs" role="note">
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </Alert>
  )
}

/** Text of a price difference in cents: more, less or the same. */
export function differenceText(difference: number): string {
  const { t } = i18n
  const amount = formatMoney(Math.abs(difference))
  if (difference === 0) return t('reservations.stays.same')
  return t(difference > 0 ? 'reservations.stays.more' : 'reservations.stays.less', { amount })
}
