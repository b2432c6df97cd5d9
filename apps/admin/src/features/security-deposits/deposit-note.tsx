import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DepositActions } from './deposit-actions.tsx'
import { useDeposit } from './use-deposit.ts'
import { IfMay } from '../../core/client/if-may.tsx'

interface Props {
  id: string
  /** The step at which it is asked for: arrival or departure. */
  at: 'arrival' | 'departure'
}

/** The security deposit that an arriving guest has not given yet, or a departing guest has not got back. */
export function DepositNote({ id, at }: Props) {
  const { t } = useTranslation()
  const deposit = useDeposit(id)
  if (!deposit) return null
  const open = at === 'arrival' ? deposit.held === 0 && deposit.missing : deposit.held
  if (!open) return null
  return (
    <Alert color="hay" mt="md" role="alert">
      <Text fw={600}>{t(`securityDeposits.${at}`, { amount: formatMoney(open) })}</Text>
      <Text size="sm">{t('securityDeposits.later')}</Text>
      <IfMay permission="money.take">
        <DepositActions id={id} deposit={deposit} />
      </IfMay>
    </Alert>
  )
}
