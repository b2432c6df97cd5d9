import type { gatewayWords as sk } from '../sk/gateways.ts'

export const gatewayWords: typeof sk = {
  reservation: (number) => `Booking ${number}`,
  voucher: (number) => `Gift voucher ${number}`,
}
