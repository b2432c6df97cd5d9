import type { FaqCategory, FaqName } from './schemas.ts'

const faq = (question: string, ans: string) => ({ question, ans })

/** Questions and answers of an imaginary farm shop. */
export const faqSamples: Record<FaqName, FaqCategory> = {
  payment: {
    icon: 'CreditCard',
    title: 'Payment',
    subtitle: 'How and when you pay',
    qandA: [
      faq('Which cards do you accept?', 'All common debit and credit cards, and payment by transfer.'),
      faq('When is my card charged?', 'When your parcel leaves our yard, not a day earlier.'),
      faq('Can I pay on collection?', 'Yes, in cash or by card at the gate.'),
      faq('How do I get an invoice?', 'It comes by e-mail together with the confirmation of the order.'),
      faq('Is my payment safe?', 'The card is handled by the bank; we never see its number.'),
    ],
  },
  delivery: {
    icon: 'ShoppingBag',
    title: 'Delivery',
    subtitle: 'From our yard to your door',
    qandA: [
      faq('How long does delivery take?', 'Two working days within the country, four to six abroad.'),
      faq(
        'What does delivery cost?',
        'Nothing from an order of 50 upwards; otherwise the price of the carrier.',
      ),
      faq('Can I change the address later?', 'Until the parcel is packed. Write to us as soon as you can.'),
      faq('Do you deliver on Saturdays?', 'In larger towns the carrier does; choose it in the checkout.'),
    ],
  },
  cancellationReturn: {
    icon: 'RefreshCw',
    title: 'Cancellation & Return',
    subtitle: 'When something is not as it should be',
    qandA: [
      faq('Can I cancel my order?', 'Free of charge until it is packed.'),
      faq('How do I return a product?', 'Send it back within 14 days in its box; we refund within a week.'),
      faq('Who pays for the return?', 'We do when the mistake was ours, otherwise you do.'),
      faq('What if a jar arrives broken?', 'Send us a picture of it and another one is on its way.'),
    ],
  },
  myOrders: {
    icon: 'Package',
    title: 'My Orders',
    subtitle: 'Where things are',
    qandA: [
      faq('Where is my order?', 'Follow the link in the confirmation; it shows where the parcel is.'),
      faq('Can I add something to an order?', 'Until the evening of the same day.'),
      faq('Why is my order in two parcels?', 'Chilled goods travel apart from the rest.'),
    ],
  },
  productServices: {
    icon: 'Settings',
    title: 'Product & Services',
    subtitle: 'What we make and do',
    qandA: [
      faq('Where does the honey come from?', 'From our own hives at the edge of the forest.'),
      faq('Do you make things to order?', 'Gift boxes from ten pieces on, with a card in your words.'),
      faq('Are the cheeses made of raw milk?', 'The matured ones are; the label says so.'),
      faq('Can we visit the farm?', 'Every Saturday afternoon, children included.'),
    ],
  },
}
