import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Booking } from './use-booking.ts'

/** Says that the discount for returning guests is in the price, and lets the owner leave it out. */
export function ReturningField({ booking: { draft, change, quote } }: { booking: Booking }) {
  const { t } = useTranslation()
  const isApplied = quote.price?.lines.some(({ kind, rule }) => kind === 'discount' && rule === null)
  if (!isApplied && draft.returning_discount) return null
  return (
    <Checkbox
      mt="sm"
      label={t('reservations.form.returning')}
      description={t('reservations.form.returningHint')}
      checked={draft.returning_discount}
      onChange={(event) => change({ returning_discount: event.currentTarget.checked })}
    />
  )
}
