import { formatDay } from '@dvor/format/day-text.ts'
import { formatAmount } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import badges from '../../core/page/badges.module.css'
import { type Received } from './received.ts'
import classes from './received.module.css'

interface Props {
  invoices: readonly Received[]
  /** Id of the invoice that is open beside the list. */
  chosen: string | null
  onOpen: (id: string) => void
}

/** Received invoices, newest first; each opens beside the list. */
export function ReceivedList({ invoices, chosen, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={classes.rows} aria-label={t('received.list')}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <button
            type="button"
            className={classes.row}
            aria-haspopup="dialog"
            data-chosen={invoice.id === chosen || undefined}
            onClick={() => onOpen(invoice.id)}
          >
            <Row invoice={invoice} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Row({ invoice }: { invoice: Received }) {
  const { t } = useTranslation()
  const { issued_on, due_on, supplier, number, total, currency, for_us, problems } = invoice
  const facts = [number, due_on && t('received.dueOn', { day: formatDay(due_on) })]
  const mark = for_us ? (problems.length > 0 ? t('received.broken') : null) : t('received.notForUs')
  return (
    <>
      <span className={classes.day}>{formatDay(issued_on)}</span>
      <span className={classes.who}>
        <strong>{supplier}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={classes.mark}>
        {mark ? (
          <span className={badges.badge} data-tone={for_us ? 'wait' : 'bad'}>
            {mark}
          </span>
        ) : null}
      </span>
      <span className={classes.sum}>{formatAmount(total, currency)}</span>
    </>
  )
}
