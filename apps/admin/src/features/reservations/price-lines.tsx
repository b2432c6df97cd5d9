import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import classes from './reservation.module.css'
import { lineDetail, lineLabel } from './price-line-text.ts'

/** A price with its lines, each with its rule. */
export function PriceLines({ price }: { price: PriceBreakdown }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.lines}>
      {price.lines.map((line, index) => (
        // Lines have no id and do not change; the index identifies them.
        <div key={`line-${String(index)}`}>
          <dt>
            {lineLabel(line)}
            <small>{lineDetail(line)}</small>
          </dt>
          <dd>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('reservations.price.total')}</dt>
        <dd>{formatMoney(price.total)}</dd>
      </div>
      {price.deposit_due > 0 ? (
        <div>
          <dt>{t('reservations.price.deposit')}</dt>
          <dd>{formatMoney(price.deposit_due)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
