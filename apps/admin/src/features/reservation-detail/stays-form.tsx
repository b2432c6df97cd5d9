import type { StaysChanged } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { isSame } from '../../core/forms/form-values.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { decidedServices, withoutServices } from '../stays/service-decisions.ts'
import { ServicesOutside } from '../stays/services-outside.tsx'
import { draftOf, requestsOf, type StayDraft } from '../stays/stay-draft.ts'
import { StaysEditor } from '../stays/stays-editor.tsx'
import { useAction } from '../reservations/use-action.ts'

/** Changes days, units and guests of the stays after showing the change of the price. */
export function StaysForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const action = useAction()
  const [drafts, setDrafts] = useDrafts(reservation, action.isBusy)
  const [preview, setPreview] = useState<StaysChanged | null>(null)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const stays = requestsOf(drafts)
  const change = (next: readonly StayDraft[]) => {
    setDrafts(next)
    setPreview(null)
    setRemoved([])
    action.forget()
  }
  const ask = async (without: readonly string[]) => {
    if (!stays) return
    setRemoved(without)
    const body = { stays, ...withoutServices(without) }
    setPreview(await action.run(() => client.frontDesk.attempt.previewStays(reservation.id, body)))
  }
  const keep = async () => {
    if (!stays || !preview) return
    const decided = decidedServices(preview.services_outside, removed)
    const body = { stays, ...decided, expected_total: preview.price.total }
    if (!(await action.run(() => client.frontDesk.attempt.changeStays(reservation.id, body))))
      return setPreview(null)
    showSuccess(t('reservations.stays.changed'))
    onDone()
  }
  return (
    <Stack>
      <StaysEditor drafts={drafts} onChange={change} withAvailability={false} />
      <ProblemNote problem={action.problem} />
      {preview ? (
        <>
          <ServicesOutside
            services={preview.services_outside}
            removed={removed}
            onChange={(without) => void ask(without)}
          />
          <DifferenceNote change={preview} />
        </>
      ) : null}
      <Group>
        {preview ? (
          <Button loading={action.isBusy} onClick={() => void keep()}>
            {t('reservations.stays.keep')}
          </Button>
        ) : (
          <Button loading={action.isBusy} disabled={!stays} onClick={() => void ask(removed)}>
            {t('reservations.stays.preview')}
          </Button>
        )}
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The stays as typed; they count as unsaved once they differ from those of the reservation. */
function useDrafts({ stays }: Reservation, isSaving: boolean) {
  const [start] = useState<readonly StayDraft[]>(() => stays.map(draftOf))
  const [drafts, setDrafts] = useState(start)
  useUnsaved(!isSame(drafts, start), isSaving)
  return [drafts, setDrafts] as const
}
