import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import { PriceLines } from '../prices/price-lines.tsx'
import { useTexts } from '../flow/use-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import classes from '../flow/flow.module.css'

interface FlowBarProps {
  price: PriceBreakdown | null
  /** Whether the price is not that of the current choice. */
  isUncertain?: boolean
  /** Address of "back". */
  backTo?: string
  /** Shown above the buttons, for example the countdown of the hold. */
  head?: ReactNode
  /** Error that keeps the guest in this step. */
  notice?: ReactNode
  /** The button to the next step. */
  children: ReactNode
}

/** Bar at the foot of the screen with the total, its lines and the button to the next step. */
export function FlowBar({ price, isUncertain = false, backTo, head, notice, children }: FlowBarProps) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  return (
    <div className={classes.flowBar}>
      <div className={classes.flowBarHead}>
        {price && (
          <details className={classes.flowBarPrice}>
            <summary>
              <span className={classes.flowBarLabel}>{texts.summary.totalShort}</span>{' '}
              <strong className={classes.amount} aria-busy={isUncertain} data-testid="flow-price">
                {formatMoney(price.total)}
              </strong>
            </summary>
            <div className={classes.flowBarLines}>
              <PriceLines price={price} isUncertain={isUncertain} />
            </div>
          </details>
        )}
        {head}
      </div>
      {notice}
      <div className={classes.flowBarWays}>
        {backTo && (
          <LinkButton to={backTo} variant="quiet">
            {texts.page.back}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  )
}
