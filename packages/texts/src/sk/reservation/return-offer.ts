export const returnOfferWords = {
  heading: 'Zľava na ďalší pobyt',
  text: (amount: string) =>
    `Ďakujeme, že ste u nás boli. Nabudúce máte zľavu ${amount}. Stačí ísť týmto odkazom a odpočíta sa sama.`,
  book: 'Vybrať si termín',
}
