import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'
import { showSuccess } from '../app/toasts.ts'
import { emptySeat, seatWishOf, type SeatDraft } from '../services/seat-draft.ts'
import { SeatFields } from '../services/seat-fields.tsx'
import type { DayRange } from '../services/use-occurrences.ts'
import { DifferenceNote } from './difference-note.tsx'
import { ProblemNote } from './problem-note.tsx'
import { useAction } from './use-action.ts'

interface Props {
  reservationId: string
  range: DayRange
}

/** Adds a slot service: first what it does to the price, then the seats. */
export function SlotServiceForm({ reservationId, range }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAction()
  const [draft, setDraft] = useState<SeatDraft>(emptySeat)
  const [preview, setPreview] = useState<PriceChange | null>(null)
  const wish = seatWishOf(draft)
  const change = (next: SeatDraft) => {
    setDraft(next)
    setPreview(null)
    forget()
  }
  const ask = async () => {
    if (wish) setPreview(await run(() => client.desk.attempt.previewService(reservationId, wish)))
  }
  const add = async () => {
    if (!wish || !preview) return
    const body = { ...wish, expected_total: preview.price.total }
    if (!(await run(() => client.desk.attempt.addService(reservationId, body)))) return setPreview(null)
    showSuccess(t('slots.added'))
    change(emptySeat)
  }
  return (
    <Stack gap="sm" mt="sm">
      <SeatFields draft={draft} range={range} onChange={change} />
      <ProblemNote problem={problem} />
      {preview ? <DifferenceNote change={preview} /> : null}
      <Group>
        {preview ? (
          <Button loading={isBusy} onClick={() => void add()}>
            {t('slots.confirmAdd')}
          </Button>
        ) : (
          <Button variant="default" loading={isBusy} disabled={!wish} onClick={() => void ask()}>
            {t('slots.preview')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
