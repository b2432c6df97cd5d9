import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { PriceLines } from './price-lines.tsx'
import { useTexts } from '../flow/use-texts.ts'
import classes from './price-toggle.module.css'

/** The lines of a price behind a toggle that works without scripts. */
export function PriceToggle({ price }: { price: PriceBreakdown }) {
  const texts = useTexts()
  return (
    <details className={classes.priceToggle}>
      <summary>{texts.units.priceDetail}</summary>
      <PriceLines price={price} />
    </details>
  )
}
