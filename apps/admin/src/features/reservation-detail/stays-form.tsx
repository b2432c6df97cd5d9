import type { StaysChanged } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asPreview, client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { decidedServices, withoutServices } from '../stays/service-decisions.ts'
import { ServicesOutside } from '../stays/services-outside.tsx'
import { NightsQuestion } from '../stays/nights-question.tsx'
import { otherNights } from '../stays/stay-period.ts'
import { draftOf, draftsFrom, requestsOf, valuesOf, type StayDraft } from '../stays/stay-draft.ts'
import { ShiftAll } from '../stays/shift-all.tsx'
import { stayText } from '../stays/stay-text.ts'
import { StaysEditor } from '../stays/stays-editor.tsx'
import { useUnits } from '../stays/use-free-units.ts'
import { useAction } from '../reservations/use-action.ts'

const partsOf = ({ stays }: Reservation) => ({ stays: valuesOf(stays.map(draftOf)) })

/** Numbers of nights of the booked stays whose length differs. */
const otherLengths = ({ stays }: Reservation, drafts: readonly StayDraft[]) =>
  drafts.flatMap((draft) => {
    const agreed = stays.find(({ id }) => id === draft.key)
    return (agreed && otherNights(agreed, draft)) ?? []
  })

interface FormProps extends SectionProps {
  onDone: () => void
}

/** State of the form: what is typed, the price that it leads to, and the version of the reservation that it began with. */
function useStaysChange({ reservation, onDone }: FormProps) {
  const { t } = useTranslation()
  const action = useAction()
  const [drafts, setDrafts] = useState<readonly StayDraft[]>(() => reservation.stays.map(draftOf))
  const [preview, setPreview] = useState<StaysChanged | null>(null)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const stays = requestsOf(drafts)
  const change = (next: readonly StayDraft[]) => {
    setDrafts(next)
    setPreview(null)
    setRemoved([])
    action.forget()
  }
  const units = useUnits()
  const { base, isDirty, question } = useEditedVersion({
    record: reservation,
    partsOf,
    typed: { stays: valuesOf(drafts) },
    put: (parts) => {
      setDrafts(draftsFrom(parts.stays))
      setPreview(null)
      setRemoved([])
    },
    failure: action.failure,
    forget: action.forget,
    label: () => t('reservations.stays.title'),
    text: (values) => values.map((stay) => stayText(stay, units)).join('; '),
    action: t('reservations.stays.preview'),
    onSettled: (parts, version) => void ask([], requestsOf(draftsFrom(parts.stays)), version),
  })
  useUnsaved(isDirty, action.isBusy)
  const ask = async (without: readonly string[], newStays = stays, { id, updatedAt } = base) => {
    if (!newStays) return
    setRemoved(without)
    const body = { stays: newStays, ...withoutServices(without) }
    const call = () => client.frontDesk.attempt.changeStays(id, body, asPreview({ ifMatch: updatedAt }))
    setPreview(await action.run(call))
  }
  const keep = async () => {
    if (!stays || !preview) return
    const decided = decidedServices(preview.services_outside, removed)
    const body = { stays, ...decided, expected_total: preview.price.total }
    const call = () => client.frontDesk.attempt.changeStays(base.id, body, { ifMatch: base.updatedAt })
    if (!(await action.run(call))) return setPreview(null)
    showSuccess(t('reservations.stays.changed'))
    onDone()
  }
  return {
    ...action,
    drafts,
    change,
    canAsk: stays !== null,
    preview,
    removed,
    ask,
    keep,
    question,
    lengths: otherLengths(reservation, drafts),
  }
}

/** Changes days, units and guests of the stays after showing the change of the price. */
export function StaysForm({ reservation, onDone }: FormProps) {
  const form = useStaysChange({ reservation, onDone })
  const { problem, question, preview, removed, ask } = form
  return (
    <Stack>
      {form.drafts.length > 1 ? <ShiftAll drafts={form.drafts} onChange={form.change} /> : null}
      <StaysEditor drafts={form.drafts} onChange={form.change} search={{ reservation: reservation.id }} />
      <NightsQuestion changes={form.lengths} />
      <ProblemNote problem={problem} />
      {question}
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
      <Ways form={form} onCancel={onDone} />
    </Stack>
  )
}

interface WaysProps {
  form: ReturnType<typeof useStaysChange>
  onCancel: () => void
}

/** Asks for the price of the typed stays, then keeps them at the price that was shown. */
function Ways({ form: { isBusy, canAsk, preview, removed, ask, keep, lengths }, onCancel }: WaysProps) {
  const { t } = useTranslation()
  return (
    <Group>
      {preview ? (
        <Button loading={isBusy} onClick={() => void keep()}>
          {t(lengths.length > 0 ? 'reservations.stays.keepNights' : 'reservations.stays.keep')}
        </Button>
      ) : (
        <Button loading={isBusy} disabled={!canAsk} onClick={() => void ask(removed)}>
          {t('reservations.stays.preview')}
        </Button>
      )}
      <Button variant="subtle" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Group>
  )
}
