import type { paymentWords as sk } from '../sk/payments.ts'

export const paymentWords: typeof sk = {
  reservation: (number) => `Booking ${number}`,
  voucher: (number) => `Gift voucher ${number}`,
}
