import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { Link } from 'react-router'
import { bookingStep } from '../../search/search-params.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { pathOf } from '../flow/step-props.ts'
import { PriceLines } from '../prices/price-lines.tsx'
import { StayFacts } from './stay-facts.tsx'
import { useTexts } from '../flow/use-texts.ts'
import classes from './flow-aside.module.css'

interface FlowAsideProps {
  flow: FlowData
  price: PriceBreakdown | null
  /** Whether the price is not that of the current choice. */
  isUncertain: boolean
}

/** Summary of the order, with the way back to the rooms or the time. */
export function FlowAside({ flow, price, isUncertain }: FlowAsideProps) {
  const texts = useTexts()
  return (
    <aside className={classes.flowAside} aria-label={texts.summary.label}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.summary.label}</h2>
        <Link to={pathOf(flow, bookingStep.choice)}>
          {texts.order.edit}
          <span className="visually-hidden">: {flow.alone ? texts.alone.part : texts.summary.stay}</span>
        </Link>
      </div>
      <StayFacts flow={flow} />
      {price && <PriceLines price={price} isUncertain={isUncertain} />}
    </aside>
  )
}
