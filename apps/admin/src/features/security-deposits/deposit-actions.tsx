import type { DepositKind, SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DepositForm } from './deposit-form.tsx'

interface Props {
  id: string
  deposit: SecurityDeposit
  /** False where the stay is over or given up: then nothing is taken. */
  mayTake?: boolean
}

/** Buttons for a security deposit: taking what is missing; returning or keeping what is held. */
export function DepositActions({ id, deposit: { missing, held, entries }, mayTake = true }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<DepositKind | null>(null)
  if (kind) {
    const most = kind === 'deposit_taken' ? missing : held
    const taken = entries.findLast((entry) => entry.kind === 'deposit_taken')
    const method = kind === 'deposit_taken' ? 'cash' : (taken?.method ?? 'cash')
    return (
      <DepositForm key={kind} id={id} kind={kind} most={most} method={method} onDone={() => setKind(null)} />
    )
  }
  return (
    <Group gap="xs" mt="xs">
      {mayTake && missing > 0 && held === 0 ? (
        <Button size="xs" onClick={() => setKind('deposit_taken')}>
          {t('securityDeposits.take', { amount: formatMoney(missing) })}
        </Button>
      ) : null}
      {held > 0 ? (
        <>
          <Button size="xs" onClick={() => setKind('deposit_returned')}>
            {t('securityDeposits.return')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setKind('deposit_kept')}>
            {t('securityDeposits.keep')}
          </Button>
        </>
      ) : null}
    </Group>
  )
}
