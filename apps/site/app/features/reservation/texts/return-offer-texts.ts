import { useWords } from '../../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const slovak = {
  heading: 'Zľava na ďalší pobyt',
  text: (amount: string) =>
    `Ďakujeme, že ste u nás boli. Nabudúce máte zľavu ${amount}. Stačí ísť týmto odkazom a odpočíta sa sama.`,
  book: 'Vybrať si termín',
}

const english: typeof slovak = {
  heading: 'A discount for your next stay',
  text: (amount: string) =>
    `Thank you for staying with us. Next time you have ${amount} off. Just follow this link and the discount applies by itself.`,
  book: 'Choose your days',
}

const words: InLanguages<typeof slovak> = { sk: slovak, en: english }

/** Words of the discount for returning guests. */
export const useReturnOfferWords = () => useWords(words)
