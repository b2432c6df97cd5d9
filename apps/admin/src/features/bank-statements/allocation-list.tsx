import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../core/client/api.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import classes from './inbox.module.css'
import type { Line } from './line.ts'
import { useLineAction } from './use-line-action.ts'

/** The reservations to which a bank transaction is allocated, with a button to undo it. */
export function AllocationList({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useLineAction(onDone)
  const [isConfirming, setConfirming] = useState(false)
  if (line.allocations.length === 0) return null
  const undo = () => run(() => client.payments.attempt.release(line.id), t('payments.line.undone'))
  const close = () => {
    setConfirming(false)
    forget()
  }
  return (
    <section className={classes.part}>
      <Title order={3}>{t('payments.line.assignedTo')}</Title>
      <ul className={classes.parts}>
        {line.allocations.map(({ id, amount, reservation }) => (
          <li key={id}>
            <Anchor component={Link} to={`/reservations/edit/${reservation.id}`}>
              {[reservation.number ?? t('payments.line.unnamed'), reservation.guest_name]
                .filter(Boolean)
                .join(' · ')}
            </Anchor>
            <strong>{formatMoney(amount)}</strong>
          </li>
        ))}
      </ul>
      <Button size="xs" variant="subtle" color="barn" onClick={() => setConfirming(true)}>
        {t('payments.line.undo')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('payments.line.undoQuestion', { amount: formatMoney(line.allocated) })}
          action={t('payments.line.undo')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void undo()}
          onClose={close}
        >
          {t('payments.line.undoHint')}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
