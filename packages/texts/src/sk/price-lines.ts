export const priceLineWords = {
  extraPerson: 'Ďalšia osoba',
  surcharge: 'Príplatok',
  discount: 'Zľava',
  stayTax: 'Daň za ubytovanie',
  earlyDeparture: {
    accommodation: 'Poplatok za skorší odchod',
    food: 'Poplatok za skorší odchod, jedlo',
    other: 'Poplatok za skorší odchod, služby',
  },
  agreedDiscount: 'Dohodnutá zľava',
  agreedSurcharge: 'Dohodnutý príplatok',
  custom: 'Položka navyše',
  coupon: 'kód',
  at: 'o',
}
