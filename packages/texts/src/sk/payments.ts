/** Purpose of a payment, as gateways and banks show it. */
export const paymentWords = {
  reservation: (number: string) => `Rezervácia ${number}`,
  voucher: (number: string) => `Darčekový poukaz ${number}`,
}
