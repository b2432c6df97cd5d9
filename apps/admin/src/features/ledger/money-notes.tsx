import type { PaymentOverview, Refund } from '@dvor/contract/money/payments.ts'
import { isSchedule, type OpenInstalment } from '@dvor/contract/money/payment-schedule.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Text, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useToday } from '../../core/property/use-today.ts'
import classes from '../reservations/reservation.module.css'
import { useAction } from '../reservations/use-action.ts'

interface Props {
  reservation: string
  overview: PaymentOverview | undefined
}

/** Due date of the rest, and the state of gateway refunds that are not in the ledger yet. */
export function MoneyNotes({ reservation, overview }: Props) {
  const { t } = useTranslation()
  if (!overview) return null
  const { balance, instalments, refunds } = overview
  return (
    <>
      {isSchedule(instalments) ? (
        <InstalmentList parts={instalments} />
      ) : balance ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t('reservations.ledger.balance', {
            amount: formatMoney(balance.amount),
            day: formatDay(balance.due_on),
          })}
        </Text>
      ) : null}
      {refunds.map((refund) =>
        refund.state === 'done' ? null : (
          <Alert
            key={refund.id}
            color={refund.state === 'failed' ? 'barn' : 'hay'}
            variant="light"
            mb="xs"
            p="xs"
          >
            {refund.state === 'unanswered' ? (
              <RefundOutcome reservation={reservation} refund={refund} />
            ) : (
              t(`reservations.ledger.refund_${refund.state}`, {
                amount: formatMoney(refund.amount),
                why: refund.failure ?? '',
              })
            )}
          </Alert>
        ),
      )}
    </>
  )
}

interface RefundOutcomeProps {
  reservation: string
  refund: Refund
}

/** Asks the owner what the gateway did with a refund that it did not answer. */
function RefundOutcome({ reservation, refund: { id, amount } }: RefundOutcomeProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const decide = (state: 'done' | 'failed') =>
    void run(() => client.payments.attempt.decideRefund(reservation, id, { state }))
  return (
    <>
      {t('reservations.ledger.refund_unanswered', { amount: formatMoney(amount) })}
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" disabled={isBusy} onClick={() => decide('done')}>
          {t('reservations.ledger.refundWent')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => decide('failed')}>
          {t('reservations.ledger.refundStayed')}
        </Button>
      </Group>
      <ProblemNote problem={problem} />
    </>
  )
}

/** The parts of the price: paid, awaited or overdue. */
function InstalmentList({ parts }: { parts: readonly OpenInstalment[] }) {
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
