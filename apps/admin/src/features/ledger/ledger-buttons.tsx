import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { paymentPaths } from '@dvor/contract/calls/money/payment-paths.ts'
import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { ReceiptView } from '@dvor/contract/money/payments.ts'
import { paymentAnchor } from '@dvor/contract/site/guest-pages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconReceipt, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
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

/** Button to download an entry's receipt as a PDF. */
export function ReceiptLink({ receipt: { id, number } }: { receipt: ReceiptView }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const path = addressOf(paymentPaths.receipt, id)
    const failure = await saveFile(path, `${number}.pdf`, 'application/pdf')
    setBusy(false)
    if (failure) showFailure(t('reservations.ledger.receiptFailed'), failure)
  }
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      loading={isBusy}
      leftSection={<IconReceipt size={14} aria-hidden />}
      onClick={() => void save()}
    >
      {t('reservations.ledger.receipt', { number })}
    </Button>
  )
}

/** Copies the guest's link to pay, which always shows what is open at the moment of looking. */
export function CopyPayLink({ reservation: { token, language } }: SectionProps) {
  const { t } = useTranslation()
  const clipboard = useClipboard()
  const copy = () => {
    const page = sitePath(`/rezervacia-detail/${token}`, language)
    clipboard.copy(`${window.location.origin}${page}#${paymentAnchor}`)
    showSuccess(t('reservations.ledger.linkCopied'))
  }
  return (
    <Button size="xs" variant="default" leftSection={<IconLink size={15} />} onClick={copy}>
      {t('reservations.ledger.copyLink')}
    </Button>
  )
}
