import type { PriceBreakdown } from '@dvor/contract/quotes.ts'
import type { ReactNode } from 'react'
import { LinkButton } from '../layout/link-button.tsx'
import { PriceLines } from './price-lines.tsx'
import { useTexts } from './use-texts.ts'
import { useFormats } from '../language/formats.ts'

interface FlowBarProps {
  price: PriceBreakdown | null
  /** The price is being reckoned. */
  busy?: boolean
  /** Where "back" leads. */
  backTo?: string
  /** Shown above the buttons, for example the time that the room is held. */
  head?: ReactNode
  /** What hinders the way on. */
  notice?: ReactNode
  /** The way on. */
  children: ReactNode
}

/** The way on, always within reach of a thumb: stays at the foot of the screen with the total and its lines. */
export function FlowBar({ price, busy = false, backTo, head, notice, children }: FlowBarProps) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  return (
    <div className="flow-bar">
      <div className="flow-bar__head">
        {price && (
          <details className="flow-bar__price">
            <summary>
              <span className="flow-bar__label">{texts.summary.totalShort}</span>{' '}
              <strong aria-busy={busy}>{formatMoney(price.total)}</strong>
            </summary>
            <div className="flow-bar__lines">
              <PriceLines price={price} />
            </div>
          </details>
        )}
        {head}
      </div>
      {notice}
      <div className="flow-bar__ways">
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
