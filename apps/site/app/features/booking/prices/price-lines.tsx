import { lineDetail, lineLabel, lineRule } from '@dvor/booking/messages/price-line-text.ts'
import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { useRouteLoaderData } from 'react-router'
import type { Frame } from '../../../core/client/load-frame.ts'
import { totalKey } from './total-key.ts'
import { shownLines } from '@dvor/booking/messages/shown-lines.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import flowClasses from '../flow/flow.module.css'
import classes from './price-lines.module.css'

interface PriceLinesProps {
  price: PriceBreakdown
  /** Label of the total; the default names the stay tax and the VAT where they are included. */
  totalLabel?: string
  /** Whether the price may be another in a moment. */
  isUncertain?: boolean
}

function LineName({ line }: { line: PriceLine }) {
  const language = useLanguage()
  const { term, owners } = lineLabel(line, language)
  const rule = lineRule(line)
  return (
    <>
      {term}
      {owners && <OwnersText>{owners}</OwnersText>}
      <span className={classes.detail}>
        {rule && (
          <>
            <OwnersText>{rule}</OwnersText> ·{' '}
          </>
        )}
        {lineDetail(line, language)}
      </span>
    </>
  )
}

/** A price with all its lines and their rules. */
export function PriceLines({ price, totalLabel, isUncertain = false }: PriceLinesProps) {
  const { formatMoney } = useFormats()
  const isVatPayer = useRouteLoaderData<Frame>('root')?.settings?.vat_payer === true
  const { summary } = useTexts()
  return (
    <dl className={classes.priceLines} data-testid="price-lines">
      {shownLines(price.lines).map((line, index) => (
        <div key={index} className={classes.line}>
          <dt>
            <LineName line={line} />
          </dt>
          <dd>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      <div className={`${classes.line} ${classes.lineTotal}`} data-testid="price-total">
        <dt>{totalLabel ?? summary[totalKey(price, isVatPayer)]}</dt>
        <dd className={flowClasses.amount} aria-busy={isUncertain}>
          {formatMoney(price.total)}
        </dd>
      </div>
    </dl>
  )
}
