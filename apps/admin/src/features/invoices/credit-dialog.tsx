import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { UnsavedValues } from '../../core/unsaved/unsaved.ts'
import { useAction } from '../reservations/use-action.ts'
import type { Invoice } from './invoice.ts'

interface Props {
  invoice: Invoice
  onClose: () => void
}

/** Dialog to issue a credit note for a whole invoice, with its reason. */
export function CreditDialog({ invoice: { id, number }, onClose }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [reason, setReason] = useState('')
  const credit = async () => {
    const note = await run(() => client.documents.attempt.credit(id, { reason: reason.trim() || null }))
    if (!note) return
    showSuccess(t('invoices.issued', { number: note.number }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('invoices.creditTitle', { number })}
      action={t('invoices.credit')}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void credit()}
      onClose={onClose}
    >
      <UnsavedValues isDirty={reason.trim() !== ''} isSaving={isBusy} />
      <Stack gap="sm">
        <Text>{t('invoices.creditText')}</Text>
        <TextInput
          label={t('invoices.creditReason')}
          data-autofocus
          description={t('invoices.creditHint')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
