import type { OrderableProduct, ProductOffer } from '@dvor/contract/reservations/bill-items.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { Form, useNavigation } from 'react-router'
import { useFormats } from '../../../core/language/formats.ts'
import { ProblemList } from '../changes/problem-list.tsx'
import reservationClasses from '../styles/reservation.module.css'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { productInput, type ProductsAnswer } from './product-actions.ts'
import classes from './products.module.css'

interface ProductsSectionProps {
  offer: ProductOffer
  answer: ProductsAnswer | undefined
}

/** What is ready at the departure: a number of pieces for each product. Works without scripts. */
export function ProductsSection({ offer, answer }: ProductsSectionProps) {
  const { products: words } = useReservationWords()
  const { formatDay } = useFormats()
  const { formData } = useNavigation()
  if (!offer) return null
  return (
    <section className={reservationClasses.part} aria-labelledby="produkty" data-screen-only>
      <h2 id="produkty">{words.heading}</h2>
      <p>{words.text(formatDay(offer.until))}</p>
      <ProblemList problems={answer?.problems} />
      <Form method="post" preventScrollReset className={classes.form}>
        {offer.products.map((product) => (
          <Pieces key={product.id} product={product} typed={answer?.typed[product.id]} />
        ))}
        <Button type="submit" name="intent" value="products" busy={formData?.get('intent') === 'products'}>
          {words.submit}
        </Button>
      </Form>
    </section>
  )
}

function Pieces({ product, typed }: { product: OrderableProduct; typed: string | undefined }) {
  const { products: words } = useReservationWords()
  const { formatMoney } = useFormats()
  const { id, title, description, price, left, quantity } = product
  const most = left === null ? 99 : Math.min(99, left + quantity)
  const facts = [
    description,
    most === 0 ? words.none : null,
    left !== null && most > 0 ? words.left(most) : null,
  ]
  return (
    <TextField
      type="number"
      label={`${title}, ${formatMoney(price)}`}
      help={facts.filter(Boolean).join(' ') || undefined}
      name={`${productInput}${id}`}
      min={0}
      max={most}
      defaultValue={typed ?? quantity}
    />
  )
}
