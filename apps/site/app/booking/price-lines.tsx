import type { PriceBreakdown } from '@dvor/contract/quotes.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { lineDetail, lineLabel, shownLines } from './price-line-text.ts'
import { texts } from './texts.ts'
import './price-lines.css'

interface PriceLinesProps {
  price: PriceBreakdown
  /** Said before the total. */
  totalLabel?: string
}

/** The stay tax is named where there is one. */
const totalLabelOf = ({ stay_tax }: PriceBreakdown) =>
  stay_tax > 0 ? texts.summary.total : texts.summary.totalVat

/** A price with every line that it is made of, each with its rule. */
export function PriceLines({ price, totalLabel = totalLabelOf(price) }: PriceLinesProps) {
  return (
    <dl className="price-lines">
      {shownLines(price.lines).map((line, index) => (
        <div key={index} className="price-lines__line">
          <dt>
            {lineLabel(line)}
            <span className="price-lines__detail">{lineDetail(line)}</span>
          </dt>
          <dd>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      <div className="price-lines__line price-lines__line--total">
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(price.total)}</dd>
      </div>
    </dl>
  )
}
