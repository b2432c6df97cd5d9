import { lineDetail, lineLabel, lineRule } from '@dvor/booking/messages/price-line-text.ts'
import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { shownLines } from './shown-lines.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './price-lines.module.css'

interface PriceLinesProps {
  price: PriceBreakdown
  /** Label of the total; the default names the stay tax where it is included. */
  totalLabel?: string
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
export function PriceLines({ price, totalLabel }: PriceLinesProps) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  const usual = price.stay_tax > 0 ? texts.summary.total : texts.summary.totalVat
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
        <dt>{totalLabel ?? usual}</dt>
        <dd>{formatMoney(price.total)}</dd>
      </div>
    </dl>
  )
}
