import type { BookedSlot } from '@dvor/contract/services/slots.ts'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { UnsavedValues } from '../../core/unsaved/unsaved.ts'
import { useConfirm } from '../reservations/use-confirm.ts'

interface Props {
  slot: Pick<BookedSlot, 'service_slot' | 'day'>
  /** Service and time, for the confirm dialog. */
  what: string
}

/** Cancels an occurrence; guests get the reason. */
export function CallOff({ slot: { service_slot, day }, what }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, isConfirming, ask, close: end } = useConfirm()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const close = () => {
    setReason('')
    setMissing(false)
    end()
  }
  const callOff = async () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    const body = { service_slot, day, reason }
    const done = await run(() => client.frontDesk.attempt.cancelOccurrence(body))
    if (!done) return
    showSuccess(t('slots.calledOff', { number: done.reservations }))
    close()
  }
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="barn" onClick={() => ask()}>
        {t('slots.callOff')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('slots.callOffTitle', { when: what })}
          action={t('slots.callOff')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void callOff()}
          onClose={close}
        >
          <UnsavedValues isDirty={reason.trim() !== ''} isSaving={isBusy} />
          {t('slots.callOffHint')}
          <Textarea
            mt="md"
            required
            data-autofocus
            error={isMissing && t('issues.required')}
            label={t('slots.reason')}
            description={t('slots.reasonHint')}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
