import { labelIn } from '../../core/texts/declared.ts'
import { lineReasons } from '@dvor/contract/money/statements.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatAmount } from '@dvor/format/money.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import badges from '../../core/page/badges.module.css'
import classes from './inbox.module.css'
import { leftOf, type Line } from './line.ts'

interface Props {
  lines: readonly Line[]
  /** Id of the transaction that is open beside the list. */
  chosen: string | null
  onOpen: (id: string) => void
}

/** Moves the focus to another row by arrow keys, Home and End. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  const last = rows.length - 1
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  rows[Math.min(last, Math.max(0, next))]?.focus()
}

/** Bank transactions, newest first; each opens beside the list. */
export function LinesList({ lines, chosen, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={classes.lines} aria-label={t('payments.list')}>
      {lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className={classes.line}
            aria-haspopup="dialog"
            data-chosen={line.id === chosen || undefined}
            onClick={() => onOpen(line.id)}
            onKeyDown={walk}
          >
            <Row line={line} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Row({ line }: { line: Line }) {
  const { t } = useTranslation()
  const { booked_on, amount, currency, counterparty_name, variable_symbol, message } = line
  const facts = [
    line.is_reversal && t('payments.reversal'),
    variable_symbol && t('payments.symbol', { symbol: variable_symbol }),
    message,
  ]
  return (
    <>
      <span className={classes.day}>{formatDay(booked_on)}</span>
      <span className={classes.who}>
        <strong>{counterparty_name ?? t('payments.unnamed')}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={classes.mark}>
        <StateMark line={line} />
      </span>
      <span className={classes.sum} data-out={amount < 0 || undefined}>
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
