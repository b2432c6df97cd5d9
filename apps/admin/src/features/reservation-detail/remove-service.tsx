import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Attempt } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { Awaited } from '../../core/page/awaited.tsx'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

interface Props extends SectionProps {
  service: { id: string; title: string }
  /** The price without the service; changes nothing. */
  preview: (id: string) => Promise<Attempt<PriceChange>>
  /** Removes it from the version of the reservation that was read. */
  remove: (id: string, query: undefined, options: { ifMatch: string }) => Promise<Attempt<unknown>>
}

/** Removes a service after showing the change of the price. */
export function RemoveService(props: Props) {
  const { service } = props
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color="barn"
        aria-label={`${t('reservations.remove')}: ${service.title}`}
        onClick={() => setConfirming(true)}
      >
        {t('reservations.remove')}
      </Button>
      {isConfirming ? <Question {...props} onClose={() => setConfirming(false)} /> : null}
    </>
  )
}

function Question({
  reservation: { id: reservationId, updatedAt },
  service: { id, title },
  onClose,
  ...calls
}: Props & { onClose: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, failure } = useAction()
  /** The version whose price is shown. A newer one replaces it after a refusal only: the removal makes one, too. */
  const [version, setVersion] = useState(updatedAt)
  if (failure?.code === 'stale' && version !== updatedAt) setVersion(updatedAt)
  const preview = useQuery({
    // A query key of its own: after the removal the preview must not be requested again.
    queryKey: ['service-removal', id, version],
    gcTime: 0,
    queryFn: async () => unwrap(await calls.preview(id)),
  })
  const remove = async () => {
    if (!(await run(() => calls.remove(id, undefined, { ifMatch: version })))) return
    const sent = await client.emails.sendRemovedService({ reservationId })
    showSuccess(t(sent && sent.notices > 0 ? 'slots.removedWithEmail' : 'slots.removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('slots.removeQuestion', { title })}
      action={t('reservations.remove')}
      isDanger
      isBusy={isBusy || (!preview.data && !preview.error)}
      isBlocked={!preview.data}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Awaited query={preview} failed={t('slots.differenceFailed')} height={48}>
        {(change) => <DifferenceNote change={change} />}
      </Awaited>
    </ConfirmDialog>
  )
}
