import type { Texts } from '../../texts.ts'

export const returnOfferWords: Texts['returnOfferWords'] = {
  heading: 'A discount for your next stay',
  text: (amount: string) =>
    `Thank you for staying with us. Next time you have ${amount} off. Just follow this link and the discount applies by itself.`,
  book: 'Choose your days',
}
