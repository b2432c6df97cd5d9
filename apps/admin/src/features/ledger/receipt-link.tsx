import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { paymentPaths } from '@dvor/contract/calls/money/payment-paths.ts'
import type { ReceiptView } from '@dvor/contract/money/payments.ts'
import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure } from '../../core/client/toasts.ts'

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
