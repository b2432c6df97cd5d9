import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { Link } from 'react-router'
import { bookingStep, type Step } from '../../search/search-params.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { pathOf, servicesStep } from '../flow/step-props.ts'
import { PriceLines } from '../prices/price-lines.tsx'
import { StayFacts } from './stay-facts.tsx'
import { useTexts } from '../flow/use-texts.ts'
import classes from './flow-aside.module.css'

interface FlowAsideProps {
  flow: FlowData
  price: PriceBreakdown | null
  /** In the last step it is shown at each width, with ways back to what can still be changed. */
  last?: boolean
}

/** Summary of the reservation: beside the step on wide screens. */
export function FlowAside({ flow, price, last = false }: FlowAsideProps) {
  const texts = useTexts()
  const change = (step: Step, what: string) => last && <ChangeLink to={pathOf(flow, step)} what={what} />
  return (
    <aside className={`${classes.flowAside} ${last ? classes.last : ''}`} aria-label={texts.summary.label}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.summary.label}</h2>
        {change(bookingStep.choice, flow.alone ? texts.alone.part : texts.summary.stay)}
      </div>
      <StayFacts flow={flow} />
      {price && <PriceLines price={price} />}
      {!flow.alone && flow.hasExtras && change(servicesStep(flow), texts.page.steps[1] ?? '')}
    </aside>
  )
}

function ChangeLink({ to, what }: { to: string; what: string }) {
  const texts = useTexts()
  return (
    <Link to={to}>
      {texts.order.edit}
      <span className="visually-hidden">: {what}</span>
    </Link>
  )
}
