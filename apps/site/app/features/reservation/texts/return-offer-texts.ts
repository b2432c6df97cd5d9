import { useWords, type InLanguages } from '../../../core/language/use-language.ts'

const slovak = {
  heading: 'Zľava na ďalší pobyt',
  text: (amount: string) =>
    `Ďakujeme, že ste u nás boli. Nabudúce máte zľavu ${amount}. Stačí ísť týmto odkazom a odpočíta sa sama.`,
  holds: 'Platí',
  nights: (count: number) => `na pobyt od ${count} nocí`,
  stayFrom: (day: string) => `od ${day}`,
  stayTo: (day: string) => `na noci do ${day}`,
  bookBy: (day: string) => `pri rezervácii do ${day}`,
  book: 'Vybrať si termín',
}

const english: typeof slovak = {
  heading: 'A discount for your next stay',
  text: (amount: string) =>
    `Thank you for staying with us. Next time you have ${amount} off. Just follow this link and the discount applies by itself.`,
  holds: 'It holds',
  nights: (count: number) => `for a stay of at least ${count} nights`,
  stayFrom: (day: string) => `from ${day}`,
  stayTo: (day: string) => `for nights to ${day}`,
  bookBy: (day: string) => `when booked by ${day}`,
  book: 'Choose your days',
}

const words: InLanguages<typeof slovak> = { sk: slovak, en: english }

/** Words of the discount for returning guests. */
export const useReturnOfferWords = () => useWords(words)
