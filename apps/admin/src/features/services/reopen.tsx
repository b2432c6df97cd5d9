import type { BookedSlot } from '@dvor/contract/services/slots.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { useConfirm } from '../reservations/use-confirm.ts'

interface Props {
  slot: Pick<BookedSlot, 'service_slot' | 'day'>
  /** Service and time, for the confirm dialog. */
  what: string
}

/** Makes a cancelled occurrence bookable again, without restoring its bookings. */
export function Reopen({ slot: { service_slot, day }, what }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, isConfirming, ask, close } = useConfirm()
  const reopen = async () => {
    if (!(await run(() => client.frontDesk.attempt.reopenOccurrence({ service_slot, day })))) return
    showSuccess(t('slots.reopened'))
    close()
  }
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => ask()}>
        {t('slots.reopen')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('slots.reopenTitle', { when: what })}
          action={t('slots.reopen')}
          isBusy={isBusy}
          problem={problem && `${problem} ${t('slots.reopenFailed')}`}
          onConfirm={() => void reopen()}
          onClose={close}
        >
          {t('slots.reopenHint')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
