import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { PriceLines } from '../prices/price-lines.tsx'
import { StayFacts } from './stay-facts.tsx'
import { useTexts } from '../flow/use-texts.ts'
import classes from './flow-aside.module.css'

/** Summary of the reservation beside the step, on wide screens. */
export function FlowAside({ flow, price }: { flow: FlowData; price: PriceBreakdown | null }) {
  const texts = useTexts()
  return (
    <aside className={classes.flowAside} aria-label={texts.summary.label}>
      <h2 className={classes.title}>{texts.summary.label}</h2>
      <StayFacts flow={flow} />
      {price && <PriceLines price={price} />}
    </aside>
  )
}
