import type { English } from '../../core/texts/translation.ts'
import type { coupons as slovak } from './texts.ts'

export const coupons: English<typeof slovak> = {
  bookingDays: 'Booking',
  stayDays: 'Stay',
  from: 'from {{day}}',
  to: 'to {{day}}',
  usesOf: '{{used}} of {{most}}',
}
