import type { FaqCategory, FaqName } from './schemas.ts'

const asked = (question: string, ans: string) => ({ question, ans })

/** Questions and answers of an imaginary farm shop. */
export const faqSamples: Record<FaqName, FaqCategory> = {
  payment: {
    icon: 'CreditCard',
    title: 'Payment',
    subtitle: 'How and when you pay',
    qandA: [
      asked('Which cards do you accept?', 'All common debit and credit cards, and payment by transfer.'),
      asked('When is my card charged?', 'When your parcel leaves our yard, not a day earlier.'),
      asked('Can I pay on collection?', 'Yes, in cash or by card at the gate.'),
      asked('How do I get an invoice?', 'It comes by e-mail together with the confirmation of the order.'),
      asked('Is my payment safe?', 'The card is handled by the bank; we never see its number.'),
    ],
  },
  delivery: {
    icon: 'ShoppingBag',
    title: 'Delivery',
    subtitle: 'From our yard to your door',
    qandA: [
      asked('How long does delivery take?', 'Two working days within the country, four to six abroad.'),
      asked(
        'What does delivery cost?',
        'Nothing from an order of 50 upwards; otherwise the price of the carrier.',
      ),
      asked('Can I change the address later?', 'Until the parcel is packed. Write to us as soon as you can.'),
      asked('Do you deliver on Saturdays?', 'In larger towns the carrier does; choose it in the checkout.'),
    ],
  },
  cancellationReturn: {
    icon: 'RefreshCw',
    title: 'Cancellation & Return',
    subtitle: 'When something is not as it should be',
    qandA: [
      asked('Can I cancel my order?', 'Free of charge until it is packed.'),
      asked('How do I return a product?', 'Send it back within 14 days in its box; we refund within a week.'),
      asked('Who pays for the return?', 'We do when the mistake was ours, otherwise you do.'),
      asked('What if a jar arrives broken?', 'Send us a picture of it and another one is on its way.'),
    ],
  },
  myOrders: {
    icon: 'Package',
    title: 'My Orders',
    subtitle: 'Where things are',
    qandA: [
      asked('Where is my order?', 'Follow the link in the confirmation; it shows where the parcel is.'),
      asked('Can I add something to an order?', 'Until the evening of the same day.'),
      asked('Why is my order in two parcels?', 'Chilled goods travel apart from the rest.'),
    ],
  },
  productServices: {
    icon: 'Settings',
    title: 'Product & Services',
    subtitle: 'What we make and do',
    qandA: [
      asked('Where does the honey come from?', 'From our own hives at the edge of the forest.'),
      asked('Do you make things to order?', 'Gift boxes from ten pieces on, with a card in your words.'),
      asked('Are the cheeses made of raw milk?', 'The matured ones are; the label says so.'),
      asked('Can we visit the farm?', 'Every Saturday afternoon, children included.'),
    ],
  },
}
