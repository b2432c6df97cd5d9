import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Booking } from './use-booking.ts'

/** Says that the guest has used the coupon as often as its limit allows; the owner may book all the same. */
export function CouponLimitNote({ booking: { quote } }: { booking: Booking }) {
  const { t } = useTranslation()
  const passed = quote.price?.coupon_limit
  if (!passed) return null
  return (
    <Alert color="hay" mt="sm">
      {t('reservations.form.couponLimit', passed)}
    </Alert>
  )
}
