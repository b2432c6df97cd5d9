import { labelIn } from '../../core/texts/declared.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import {
  enteredMethodOf,
  needsEkasa,
  transactionKinds,
  transactionMethods,
  type TransactionLog,
} from '@dvor/contract/money/ledger.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { EkasaButton } from './ekasa-dialog.tsx'
import { CopyPayLink, ReceiptLink, RemoveEntry } from './ledger-buttons.tsx'
import { expectedOf } from './expected-money.ts'
import { GiveBack } from './give-back.tsx'
import { LedgerForm } from './ledger-form.tsx'
import { ReturnForm } from './return-form.tsx'
import { MoneyNotes } from './money-notes.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { isPaidByVoucher } from '../vouchers/paid-by-voucher.ts'
import { useConfirm } from '../reservations/use-confirm.ts'
import { usePaymentOverview } from './use-payment-overview.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMayReverse } from './use-may-reverse.ts'
import { useMay } from '../../core/client/person.ts'

type Adding = 'payment' | 'refund'

/** The reservation's ledger: payments, refunds, and the balance. */
export function LedgerSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState<Adding | null>(null)
  /** The sum whose refund the owner has put off; another sum is asked about again. */
  const [later, setLater] = useState<number | null>(null)
  const { data: overview } = usePaymentOverview(reservation.id)
  const may = useMay()
  const mayReturn = may('money.refund')
  const { to_return, transaction_logs: entries } = reservation
  const isReturning = mayReturn && !adding && overview !== undefined && to_return > 0 && later !== to_return
  return (
    <Section id="money" title={t('reservations.ledger.title')}>
      <Balance reservation={reservation} />
      <MoneyNotes reservation={reservation.id} overview={overview} />
      {entries.length === 0 ? <Text c="dimmed">{t('reservations.ledger.none')}</Text> : null}
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            reservation={reservation}
            overview={overview}
            isReturning={isReturning}
          />
        ))}
      </ul>
      {adding ? (
        <LedgerForm
          key={adding}
          {...expectedOf(reservation, adding)}
          guest={reservation.guest_name}
          onDone={() => setAdding(null)}
        />
      ) : null}
      {isReturning ? (
        <ReturnForm
          key={to_return}
          reservation={reservation}
          refundable={overview.refundable}
          onLater={() => setLater(to_return)}
        />
      ) : null}
      {adding ? null : (
        <Group mt="md" gap="xs">
          <IfMay permission="money.take">
            <Button size="xs" variant="light" onClick={() => setAdding('payment')}>
              {t('reservations.ledger.record')}
            </Button>
          </IfMay>
          {mayReturn && reservation.paid > 0 && !isReturning ? (
            <Button size="xs" variant="default" onClick={() => setAdding('refund')}>
              {t('reservations.ledger.refund')}
            </Button>
          ) : null}
          <CopyPayLink reservation={reservation} />
        </Group>
      )}
    </Section>
  )
}

function Balance({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { paid, state, to_return, cancellation_fee } = reservation
  const due = stateRules[state].isBooked ? reservation.due : 0
  return (
    <dl className={classes.balance}>
      <div>
        <dt>{t('reservations.ledger.paid')}</dt>
        <dd>{formatMoney(paid)}</dd>
      </div>
      {cancellation_fee ? (
        <div>
          <dt>{t('reservations.ledger.fee')}</dt>
          <dd>{formatMoney(cancellation_fee)}</dd>
        </div>
      ) : null}
      {to_return > 0 ? (
        <div data-due>
          <dt>{t('reservations.ledger.toReturn')}</dt>
          <dd>{formatMoney(to_return)}</dd>
        </div>
      ) : (
        <div data-due={due > 0 || undefined}>
          <dt>{t('reservations.ledger.due')}</dt>
          <dd>{formatMoney(Math.max(0, due))}</dd>
        </div>
      )}
    </dl>
  )
}

interface EntryProps extends SectionProps {
  entry: TransactionLog
  overview: PaymentOverview | undefined
  /** The form of the refund is open, so the entries offer none of their own. */
  isReturning: boolean
}

function Entry({ entry, reservation, overview, isReturning }: EntryProps) {
  const { t } = useTranslation()
  const may = useMay()
  const mayReverse = useMayReverse()
  const receipt = overview?.receipts.find(({ transaction }) => transaction === entry.id)
  const refundable = overview?.refundable.find(({ transaction }) => transaction === entry.id)
  const isReversed = reservation.transaction_logs.some(({ reverses }) => reverses === entry.id)
  const fee = overview?.fees.find(({ transaction }) => transaction === entry.id)?.amount
  const feeText = fee ? t('reservations.ledger.gatewayFee', { amount: formatMoney(fee) }) : null
  const facts = [formatInstant(entry.booked_at), entry.note, feeText].filter(Boolean)
  return (
    <li data-faded={isReversed || undefined}>
      <span>
        {labelIn(transactionKinds, entry.kind)} · {labelIn(transactionMethods, entry.method)}
        {isReversed ? ` (${t('reservations.ledger.reversed')})` : ''}
        <small>{facts.join(' · ')}</small>
        <span className={classes.entryActions}>
          {receipt ? <ReceiptLink receipt={receipt} /> : null}
          {receipt && may('money.take') && needsEkasa(entry.method) ? (
            <EkasaButton transaction={entry.id} receipt={entry} bookedAt={entry.booked_at} />
          ) : null}
          {refundable && !isReturning && may('money.refund') ? (
            <GiveBack reservation={reservation} transaction={entry.id} most={refundable.amount} />
          ) : null}
          {!mayReverse(entry) || entry.kind === 'reversal' || isReversed || isPaidByVoucher(entry) ? null : (
            <Reverse entry={entry} id={reservation.id} />
          )}
          {!may('money.take') || receipt || isReversed || entry.provider_reference ? null : (
            <RemoveEntry entry={entry} />
          )}
        </span>
      </span>
      <strong>{formatMoney(entry.amount)}</strong>
    </li>
  )
}

function Reverse({ entry, id }: { entry: TransactionLog; id: string }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, isConfirming, ask, close } = useConfirm()
  const reverse = async () => {
    // The server takes method and amount from the reversed entry; the body only has to be valid.
    const amount = Math.abs(entry.amount)
    const body = {
      kind: 'reversal' as const,
      method: enteredMethodOf(entry.method),
      amount,
      reverses: entry.id,
    }
    if (await run(() => client.frontDesk.attempt.recordTransaction(id, body))) close()
  }
  return (
    <>
      <Button size="compact-xs" variant="subtle" color="barn" onClick={() => ask()}>
        {t('reservations.ledger.reverse')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('reservations.ledger.reverseQuestion', { amount: formatMoney(entry.amount) })}
          action={t('reservations.ledger.reverse')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void reverse()}
          onClose={close}
        >
          {t('reservations.ledger.reverseHint')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
