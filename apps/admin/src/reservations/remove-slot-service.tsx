import type { ServiceReservation } from '@dvor/contract/slots.ts'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'
import { valueOf } from '../app/query-client.ts'
import { showSuccess } from '../app/toasts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DifferenceNote } from './difference-note.tsx'
import { useAction } from './use-action.ts'

type Removed = Pick<ServiceReservation, 'id' | 'title'>

/** Takes a slot service off, after showing what it does to the price. */
export function RemoveSlotService({ service }: { service: Removed }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color="barn"
        aria-label={`${t('reservations.remove')}: ${service.title}`}
        onClick={() => setAsking(true)}
      >
        {t('reservations.remove')}
      </Button>
      {isAsking ? <Question service={service} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function Question({ service: { id, title }, onClose }: { service: Removed; onClose: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const preview = useQuery({
    // Apart from what is read anew after a change: once removed there is nothing to ask about any more.
    queryKey: ['service-removal', id],
    gcTime: 0,
    queryFn: async () => valueOf(await client.desk.attempt.previewServiceRemoval(id)),
  })
  const remove = async () => {
    if (!(await run(() => client.desk.attempt.removeService(id)))) return
    showSuccess(t('slots.removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('slots.removeQuestion', { title })}
      action={t('reservations.remove')}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {preview.data ? <DifferenceNote change={preview.data} /> : <Skeleton height={48} />}
    </ConfirmDialog>
  )
}
