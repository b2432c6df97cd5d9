import type { Texts } from '../../texts.ts'

export const returnOfferWords: Texts['returnOfferWords'] = {
  heading: 'A discount for your next stay',
  text: (amount: string) =>
    `Thank you for staying with us. Next time you have ${amount} off. Just follow this link and the discount applies by itself.`,
  book: 'Choose your days',
}

export const returnConditionWords: Texts['returnConditionWords'] = {
  holds: 'It holds',
  nights: (count: number) => `for a stay of at least ${count} nights`,
  stayFrom: (day: string) => `from ${day}`,
  stayTo: (day: string) => `for nights to ${day}`,
  bookBy: (day: string) => `when booked by ${day}`,
}
