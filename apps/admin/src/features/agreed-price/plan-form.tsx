import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useList } from '../../core/records/use-list.ts'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

/** Gives a reservation another rate plan, after showing the change of the price. */
export function PlanForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAction()
  const [preview, setPreview] = useState<PriceChange | null>(null)
  const plans = useList(ratePlans, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  const [start] = useState(reservation.rate_plan?.id ?? null)
  const [plan, setPlan] = useState(start)
  useUnsaved(plan !== start, isBusy)
  const { attempt } = client.frontDesk
  const ask = async () => {
    if (!plan) return
    const body = { rate_plan: plan }
    if (!preview) return setPreview(await run(() => attempt.previewPlan(reservation.id, body)))
    const agreed = { ...body, expected_total: preview.price.total }
    if (!(await run(() => attempt.changePlan(reservation.id, agreed)))) return setPreview(null)
    showSuccess(t('agreedPrice.planChanged'))
    onDone()
  }
  return (
    <Stack>
      <Select
        label={t('agreedPrice.plan')}
        description={t('agreedPrice.planHint')}
        data={plans.map(({ id, title }) => ({ value: id, label: title }))}
        allowDeselect={false}
        value={plan}
        onChange={(chosen) => {
          setPlan(chosen)
          setPreview(null)
          forget()
        }}
      />
      <ProblemNote problem={problem} />
      {preview ? (
        <DifferenceNote change={preview} isGuestNotified={reservation.state === 'awaiting_payment'} />
      ) : null}
      <Group>
        <Button loading={isBusy} disabled={!plan} onClick={() => void ask()}>
          {t(preview ? 'reservations.stays.keep' : 'reservations.stays.preview')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}
