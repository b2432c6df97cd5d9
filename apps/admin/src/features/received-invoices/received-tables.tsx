import { formatAmount } from '@dvor/format/money.ts'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Received } from './received.ts'
import inbox from '../../core/screens/inbox.module.css'
import classes from './received.module.css'

/** Lines and VAT of a received invoice, with its sums. */
export function ReceivedTables({ invoice }: { invoice: Received }) {
  const { t } = useTranslation()
  const { lines, vat_rows, currency, net, vat, total, due } = invoice
  const sums = [
    { label: t('received.detail.net'), amount: net },
    { label: t('received.detail.tax'), amount: vat },
    { label: t('received.detail.total'), amount: total },
    { label: t('received.detail.toPay'), amount: due, isLast: true },
  ]
  return (
    <>
      <section className={inbox.part}>
        <Title order={3}>{t('received.detail.lines')}</Title>
        <ul className={classes.items}>
          {lines.map(({ name, detail, quantity, net: amount }, index) => (
            <li key={index}>
              <span>
                {name}
                <small>
                  {[quantity === null ? null : `${quantity} ×`, detail].filter(Boolean).join(' ')}
                </small>
              </span>
              <span>{formatAmount(amount, currency)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={inbox.part}>
        <Title order={3}>{t('received.detail.vat')}</Title>
        <ul className={classes.items}>
          {vat_rows.map(({ category, rate, net: base, vat: tax, reason }, index) => (
            <li key={index}>
              <span>
                {rate ? `${rate} %` : t('received.detail.noVat')} ({category}) ·{' '}
                {formatAmount(base, currency)}
                {reason ? <small>{reason}</small> : null}
              </span>
              <span>{formatAmount(tax, currency)}</span>
            </li>
          ))}
        </ul>
        <dl className={classes.sums}>
          {sums.map(({ label, amount, isLast }) => (
            <div key={label} data-last={isLast}>
              <dt>{label}</dt>
              <dd>{formatAmount(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
