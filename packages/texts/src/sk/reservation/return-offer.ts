export const returnOfferWords = {
  heading: 'Zľava na ďalší pobyt',
  text: (amount: string) =>
    `Ďakujeme, že ste u nás boli. Nabudúce máte zľavu ${amount}. Stačí ísť týmto odkazom a odpočíta sa sama.`,
  book: 'Vybrať si termín',
}

export const returnConditionWords = {
  holds: 'Platí',
  nights: (count: number) => `na pobyt od ${count} nocí`,
  stayFrom: (day: string) => `od ${day}`,
  stayTo: (day: string) => `na noci do ${day}`,
  bookBy: (day: string) => `pri rezervácii do ${day}`,
}
