import { awaits } from '@dvor/booking/reservation/states.ts'
import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asPreview, client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useList } from '../../core/records/use-list.ts'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

const attempts = client.frontDesk.attempt

const partsOf = ({ rate_plan }: Reservation) => ({ plan: rate_plan?.id ?? null })

/** Gives a reservation another rate plan, after showing the change of the price. */
export function PlanForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, failure, forget } = useAction()
  const [preview, setPreview] = useState<PriceChange | null>(null)
  const plans = useList(ratePlans, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  const [plan, setPlan] = useState(reservation.rate_plan?.id ?? null)
  const show = async (rate_plan: string, { id, updatedAt }: Reservation) =>
    setPreview(await run(() => attempts.changePlan(id, { rate_plan }, asPreview({ ifMatch: updatedAt }))))
  const { base, isDirty, question } = useEditedVersion({
    record: reservation,
    partsOf,
    typed: { plan },
    put: (parts) => setPlan(parts.plan),
    failure,
    forget,
    label: () => t('agreedPrice.plan'),
    text: (id) => plans.find((plan) => plan.id === id)?.title ?? '–',
    action: t('reservations.stays.preview'),
    onSettled: (parts, version) => void (parts.plan && show(parts.plan, version)),
  })
  useUnsaved(isDirty, isBusy)
  const ask = async () => {
    if (!plan) return
    if (!preview) return show(plan, base)
    const agreed = { rate_plan: plan, expected_total: preview.price.total }
    const call = () => attempts.changePlan(base.id, agreed, { ifMatch: base.updatedAt })
    if (!(await run(call))) return setPreview(null)
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
        onChange={(planId) => {
          setPlan(planId)
          setPreview(null)
          forget()
        }}
      />
      <ProblemNote problem={problem} />
      {question}
      {preview ? (
        <DifferenceNote change={preview} isGuestNotified={awaits(reservation.state, 'payment')} />
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
