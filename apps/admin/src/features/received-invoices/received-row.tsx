import { formatDay } from '@dvor/format/day-text.ts'
import { formatAmount } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import rows from '../../core/lists/record-rows.module.css'
import badges from '../../core/page/badges.module.css'
import { type Received } from './received.ts'

/** One received invoice in the list. */
export function ReceivedRow({ invoice }: { invoice: Received }) {
  const { t } = useTranslation()
  const { issued_on, due_on, supplier, number, total, currency, for_us, problems } = invoice
  const facts = [number, due_on && t('received.dueOn', { day: formatDay(due_on) })]
  const mark = for_us ? (problems.length > 0 ? t('received.broken') : null) : t('received.notForUs')
  return (
    <>
      <span className={rows.day}>{formatDay(issued_on)}</span>
      <span className={rows.who}>
        <strong>{supplier}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={rows.mark}>
        {mark ? (
          <span className={badges.badge} data-tone={for_us ? 'wait' : 'bad'}>
            {mark}
          </span>
        ) : null}
      </span>
      <span className={rows.sum}>{formatAmount(total, currency)}</span>
    </>
  )
}
