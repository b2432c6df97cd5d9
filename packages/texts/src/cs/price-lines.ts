import type { Texts } from '../texts.ts'

export const priceLineWords: Texts['priceLineWords'] = {
  extraPerson: 'Další osoba',
  surcharge: 'Příplatek',
  discount: 'Sleva',
  stayTax: 'Daň z ubytování',
  earlyDeparture: {
    accommodation: 'Poplatek za dřívější odjezd',
    food: 'Poplatek za dřívější odjezd, jídlo',
    other: 'Poplatek za dřívější odjezd, služby',
  },
  agreedDiscount: 'Dohodnutá sleva',
  agreedSurcharge: 'Dohodnutý příplatek',
  custom: 'Položka navíc',
  coupon: 'kód',
  at: 'v',
}
