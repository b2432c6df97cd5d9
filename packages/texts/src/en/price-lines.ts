import type { Texts } from '../texts.ts'

export const priceLineWords: Texts['priceLineWords'] = {
  extraPerson: 'Additional person',
  surcharge: 'Surcharge',
  discount: 'Discount',
  stayTax: 'Local accommodation tax',
  earlyDeparture: {
    accommodation: 'Fee for the early departure',
    food: 'Fee for the early departure, meals',
    other: 'Fee for the early departure, services',
  },
  agreedDiscount: 'Agreed discount',
  agreedSurcharge: 'Agreed surcharge',
  custom: 'Additional item',
  coupon: 'code',
  at: 'at',
}
