import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asPreview, client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { emptySeat, seatRequestOf, type SeatDraft } from '../services/seat-draft.ts'
import { SeatFields } from '../services/seat-fields.tsx'
import type { DayRange } from '../services/use-occurrences.ts'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import type { ShownPrice } from './service-form.tsx'

interface Props extends SectionProps {
  range: DayRange
}

/** Adds a slot service after showing the change of the price. */
export function SlotServiceForm({ reservation: { id, updatedAt }, range }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAction()
  const [draft, setDraft] = useState<SeatDraft>(emptySeat)
  const [preview, setPreview] = useState<ShownPrice | null>(null)
  const request = seatRequestOf(draft)
  const change = (next: SeatDraft) => {
    setDraft(next)
    setPreview(null)
    forget()
  }
  const ask = async () => {
    if (!request) return
    const version = { ifMatch: updatedAt }
    const change = await run(() => client.frontDesk.attempt.addService(id, request, asPreview(version)))
    setPreview(change && { change, version })
  }
  const add = async () => {
    if (!request || !preview) return
    const body = { ...request, expected_total: preview.change.price.total }
    const call = () => client.frontDesk.attempt.addService(id, body, preview.version)
    if (!(await run(call))) return setPreview(null)
    showSuccess(t('slots.added'))
    change(emptySeat)
  }
  return (
    <Stack gap="sm" mt="sm">
      <SeatFields draft={draft} range={range} onChange={change} />
      <ProblemNote problem={problem} />
      {preview ? <DifferenceNote change={preview.change} /> : null}
      <Group>
        {preview ? (
          <Button loading={isBusy} onClick={() => void add()}>
            {t('slots.confirmAdd')}
          </Button>
        ) : (
          <Button variant="default" loading={isBusy} disabled={!request} onClick={() => void ask()}>
            {t('slots.preview')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
