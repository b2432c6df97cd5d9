import type { OpenInstalment } from '@dvor/contract/money/payment-schedule.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/property/use-today.ts'
import classes from '../reservations/reservation.module.css'

/** The parts of the price: paid, awaited or overdue. */
export function InstalmentList({ parts }: { parts: readonly OpenInstalment[] }) {
  const { t } = useTranslation()
  const today = useToday()
  const stateOf = ({ due_on, open }: OpenInstalment): string => {
    if (open === 0) return t('reservations.ledger.partPaid')
    const isLate = due_on !== null && due_on < today
    return t(isLate ? 'reservations.ledger.partLate' : 'reservations.ledger.partOpen', {
      open: formatMoney(open),
    })
  }
  return (
    <ul className={classes.rows} aria-label={t('reservations.ledger.instalments')}>
      {parts.map((part) => (
        <li key={part.due_on} data-faded={part.open === 0 || undefined}>
          <span>
            {part.due_on === null
              ? t('reservations.ledger.withOrder')
              : t('reservations.ledger.byDay', { day: formatDay(part.due_on) })}
            <small>{stateOf(part)}</small>
          </span>
          <strong>{formatMoney(part.amount)}</strong>
        </li>
      ))}
    </ul>
  )
}
