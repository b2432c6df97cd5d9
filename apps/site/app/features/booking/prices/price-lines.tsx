import { guestLines, type GuestLine } from '@dvor/booking/messages/guest-lines.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { useSettings } from '../../../core/client/use-settings.ts'
import { totalKey } from './total-key.ts'
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

function LineName({ line: { term, owners, rule, detail, contents } }: { line: GuestLine }) {
  return (
    <>
      {term}
      {owners && <OwnersText>{owners}</OwnersText>}
      {contents.length > 0 ? (
        <ul className={classes.detail}>
          {contents.map((part, index) => (
            <li key={index}>
              <OwnersText>{part.owners}</OwnersText>
              {part.detail && `, ${part.detail}`}
            </li>
          ))}
        </ul>
      ) : (
        <span className={classes.detail}>
          {rule && (
            <>
              <OwnersText>{rule}</OwnersText> ·{' '}
            </>
          )}
          {detail}
        </span>
      )}
    </>
  )
}

/** A price with its lines and their rules; a package is one line with what it contains. */
export function PriceLines({ price, totalLabel, isUncertain = false }: PriceLinesProps) {
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const isVatPayer = useSettings()?.vat_payer === true
  const { summary } = useTexts()
  return (
    <dl className={classes.priceLines} data-testid="price-lines">
      {guestLines(price.lines, language).map((line, index) => (
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
