import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { useConfirm } from '../reservations/use-confirm.ts'

/** Deletes an entry that was typed by mistake, after a confirmation. */
export function RemoveEntry({ entry }: { entry: TransactionLog }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, failure, isConfirming, ask, close } = useConfirm()
  const remove = async () => {
    if (await run(() => client.frontDesk.attempt.deleteTransaction(entry.id))) close()
  }
  return (
    <>
      <Button size="compact-xs" variant="subtle" color="barn" onClick={() => ask()}>
        {t('reservations.ledger.removeEntry')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('reservations.ledger.removeQuestion', { amount: formatMoney(entry.amount) })}
          action={t('reservations.ledger.removeEntry')}
          isDanger
          isBusy={isBusy}
          problem={failure?.code === 'in_use' ? t('reservations.ledger.removeRefused') : problem}
          onConfirm={() => void remove()}
          onClose={close}
        >
          {t('reservations.ledger.removeHint')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
