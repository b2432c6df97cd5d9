import type { DepositKind, SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowedFocus } from '../../core/forms/use-followed-focus.ts'
import { DepositForm } from './deposit-form.tsx'

interface Props {
  id: string
  deposit: SecurityDeposit
  /** False where the stay is over or given up: then nothing is taken. */
  mayTake?: boolean
}

/** Buttons for a security deposit: taking what is missing; returning or keeping what is held. */
export function DepositActions({ id, deposit, mayTake = true }: Props) {
  const { missing, held, entries } = deposit
  const [kind, setKind] = useState<DepositKind | null>(null)
  const actions = useFollowedFocus<HTMLDivElement>(kind)
  const takenDeposit = entries.findLast((entry) => entry.kind === 'deposit_taken')
  const method = kind === 'deposit_taken' ? 'cash' : (takenDeposit?.method ?? 'cash')
  const most = kind === 'deposit_taken' ? missing : held
  return (
    <div ref={actions}>
      {kind ? (
        <DepositForm key={kind} {...{ id, kind, most, method }} onDone={() => setKind(null)} />
      ) : (
        <Choice deposit={deposit} mayTake={mayTake} onChoose={setKind} />
      )}
    </div>
  )
}

interface ChoiceProps {
  deposit: SecurityDeposit
  mayTake: boolean
  onChoose: (kind: DepositKind) => void
}

function Choice({ deposit: { missing, held }, mayTake, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <Group gap="xs" mt="xs">
      {mayTake && missing > 0 && held === 0 ? (
        <Button size="xs" onClick={() => onChoose('deposit_taken')}>
          {t('securityDeposits.take', { amount: formatMoney(missing) })}
        </Button>
      ) : null}
      {held > 0 ? (
        <>
          <Button size="xs" onClick={() => onChoose('deposit_returned')}>
            {t('securityDeposits.return')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onChoose('deposit_kept')}>
            {t('securityDeposits.keep')}
          </Button>
        </>
      ) : null}
    </Group>
  )
}
