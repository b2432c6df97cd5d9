/** What a payment gateway shows as the reason of a payment. */
export const gatewayWords = {
  reservation: (number: string) => `Rezervácia ${number}`,
  voucher: (number: string) => `Darčekový poukaz ${number}`,
}
