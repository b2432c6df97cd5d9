import { lineDetail, lineName, lineRule, listed } from '@dvor/booking/messages/price-line-text.ts'
import { shownLines } from '@dvor/booking/messages/shown-lines.ts'
import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import classes from './reservation.module.css'

interface Props {
  price: PriceBreakdown
  /** Whether everything is paid on site, so that nothing is asked for before. */
  isOnSite?: boolean
}

/** A price with its lines, each with its rule. */
export function PriceLines({ price, isOnSite = false }: Props) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'sk'
  const ruleOf = (line: PriceLine) =>
    line.kind === 'nights' ? (line.rule ?? t('reservations.price.basePrice')) : lineRule(line)
  return (
    <dl className={classes.lines}>
      {shownLines(price.lines).map((line, index) => (
        // Lines have no id and do not change; the index identifies them.
        <div key={`line-${String(index)}`}>
          <dt>
            {lineName(line, language)}
            <small>{listed(ruleOf(line), lineDetail(line, language))}</small>
          </dt>
          <dd>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('reservations.price.total')}</dt>
        <dd>{formatMoney(price.total)}</dd>
      </div>
      {price.deposit_due > 0 && !isOnSite ? (
        <div>
          <dt>{t('reservations.price.deposit')}</dt>
          <dd>{formatMoney(price.deposit_due)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
