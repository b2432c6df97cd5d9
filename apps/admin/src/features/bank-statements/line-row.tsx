import { labelIn } from '../../core/texts/declared.ts'
import { lineReasons } from '@dvor/contract/money/statements.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatAmount } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import rows from '../../core/lists/record-rows.module.css'
import badges from '../../core/page/badges.module.css'
import { leftOf, type Line } from './line.ts'

/** One bank transaction in the list. */
export function LineRow({ line }: { line: Line }) {
  const { t } = useTranslation()
  const { booked_on, amount, currency, counterparty_name, variable_symbol, message } = line
  const facts = [
    line.is_reversal && t('payments.reversal'),
    variable_symbol && t('payments.symbol', { symbol: variable_symbol }),
    message,
  ]
  return (
    <>
      <span className={rows.day}>{formatDay(booked_on)}</span>
      <span className={rows.who}>
        <strong>{counterparty_name ?? t('payments.unnamed')}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={rows.mark}>
        <StateMark line={line} />
      </span>
      <span className={rows.sum} data-out={amount < 0 || undefined}>
        {formatAmount(amount, currency)}
      </span>
    </>
  )
}

/** Allocations of the transaction, or the reason why it is open. */
function StateMark({ line }: { line: Line }) {
  const { t } = useTranslation()
  const { state, reason, allocations, allocated, currency, voucher_number } = line
  if (voucher_number)
    return (
      <span className={badges.badge} data-tone="good">
        {t('payments.voucher', { number: voucher_number })}
      </span>
    )
  if (allocations.length > 0) {
    const names = allocations.map(({ reservation }) => reservation.number ?? reservation.guest_name)
    const isPart = state === 'open' && allocated !== 0
    return (
      <span className={badges.badge} data-tone={isPart ? 'wait' : 'good'}>
        {names.join(', ')}
        {isPart ? ` · ${t('payments.left', { amount: formatAmount(leftOf(line), currency) })}` : ''}
      </span>
    )
  }
  const label = labelIn(lineReasons, reason)
  return label ? (
    <span className={badges.badge} data-tone={state === 'open' ? 'wait' : undefined}>
      {label}
    </span>
  ) : null
}
