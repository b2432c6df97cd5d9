import type { Texts } from '../texts.ts'

export const paymentWords: Texts['paymentWords'] = {
  reservation: (number) => `Rezervace ${number}`,
  voucher: (number) => `Dárkový poukaz ${number}`,
}
