import type { EkasaReceipt } from '@dvor/contract/money/accounting.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconReceiptTax } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { FormModal } from '../../core/forms/form-modal.tsx'
import { isSame } from '../../core/forms/versions/edited-parts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useAction } from '../reservations/use-action.ts'
import { EkasaFields, ekasaDraft, ekasaReceipt } from './ekasa-fields.tsx'
import { useEkasa } from './use-ekasa.ts'

interface Props {
  transaction: string
  receipt: EkasaReceipt
  /** When the payment was booked: the time that a receipt added later starts with. */
  bookedAt: string
}

/** Button with the receipt of the e-kasa of a payment; opens the dialog in which it is stored, also later. */
export function EkasaButton(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const number = props.receipt.ekasa_number
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color={number ? undefined : 'hay'}
        leftSection={<IconReceiptTax size={14} aria-hidden />}
        title={number ?? undefined}
        onClick={() => setOpen(true)}
      >
        {number ? t('reservations.ledger.ekasaKnown') : t('reservations.ledger.ekasaMissing')}
      </Button>
      <FormModal opened={isOpen} onClose={() => setOpen(false)} title={t('reservations.ledger.ekasaTitle')}>
        <EkasaForm {...props} onDone={() => setOpen(false)} />
      </FormModal>
    </>
  )
}

function EkasaForm({ transaction, receipt, bookedAt, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [start] = useState(() => ekasaDraft(receipt.ekasa_number, receipt.ekasa_at ?? bookedAt))
  const { check, ...ekasa } = useEkasa(start)
  useUnsaved(!isSame(ekasa.draft, start), isBusy)
  const save = async () => {
    if (!check()) return
    if (!(await run(() => client.accounting.attempt.storeEkasa(transaction, ekasaReceipt(ekasa.draft)))))
      return
    showSuccess(t('reservations.ledger.ekasaStored'))
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <EkasaFields {...ekasa} />
        <ProblemNote problem={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('reservations.ledger.ekasaStore')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
