import type { PriceBreakdown } from '@dvor/contract/quotes.ts'
import { PriceLines } from './price-lines.tsx'
import { texts } from './texts.ts'

/** The lines of a price on demand; opens without scripts too. */
export function PriceToggle({ price }: { price: PriceBreakdown }) {
  return (
    <details className="price-toggle">
      <summary>{texts.units.priceDetail}</summary>
      <PriceLines price={price} />
    </details>
  )
}
