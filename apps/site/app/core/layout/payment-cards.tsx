import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import classes from './footer.module.css'
const cards = [
  { name: 'Visa', file: '/cards/visa.svg' },
  { name: 'Mastercard', file: '/cards/mastercard.svg' },
  { name: 'Maestro', file: '/cards/maestro.svg' },
]

/** Logos of the cards that guests pay with. */
export function PaymentCards() {
  const words = useWords(frameWords)
  return (
    <ul className={classes.paymentCards} aria-label={words['footer.cards']}>
      {cards.map((card) => (
        <li key={card.name}>
          <img src={card.file} alt={card.name} width="48" height="32" loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
