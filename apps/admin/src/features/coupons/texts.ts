/** Texts of the coupons. */
export const coupons = {
  bookingDays: 'Rezervácia',
  stayDays: 'Pobyt',
  from: 'od\u00A0{{day}}',
  to: 'do\u00A0{{day}}',
  usesOf: '{{used}} z\u00A0{{most}}',
} as const
