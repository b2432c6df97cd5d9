import { isOpen } from '@dvor/booking/reservation/states.ts'
import { depositKinds } from '@dvor/contract/money/security-deposits.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../core/page/section.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { DepositActions } from './deposit-actions.tsx'
import { useDeposit } from './use-deposit.ts'
import { IfMay } from '../../core/client/if-may.tsx'

/** The security deposit of a reservation; nothing where none is agreed nor was taken. */
export function DepositSection({ reservation: { id, state } }: SectionProps) {
  const { t } = useTranslation()
  const deposit = useDeposit(id)
  if (!deposit || (deposit.agreed === 0 && deposit.entries.length === 0)) return null
  return (
    <Section title={t('securityDeposits.title')}>
      <Text>
        {t('securityDeposits.stand', {
          agreed: formatMoney(deposit.agreed),
          held: formatMoney(deposit.held),
        })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('securityDeposits.hint')}
      </Text>
      <ul className={classes.rows}>
        {deposit.entries.map(({ id: entry, kind, method, amount, booked_at, reason }) => (
          <li key={entry}>
            <span>
              {labelIn(depositKinds, kind)}
              {kind === 'deposit_kept' ? '' : ` · ${labelIn(transactionMethods, method)}`}
              <small>{[formatInstant(booked_at), reason].filter(Boolean).join(' · ')}</small>
            </span>
            <strong>{formatMoney(amount)}</strong>
          </li>
        ))}
      </ul>
      <IfMay permission="money.take">
        <DepositActions id={id} deposit={deposit} mayTake={isOpen(state)} />
      </IfMay>
    </Section>
  )
}
