import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { AdjustmentFields } from './adjustment-fields.tsx'
import { CustomLineFields } from './custom-line-fields.tsx'
import { adjustmentsOf, draftOf, problemsOf } from './draft.ts'

/** Agrees on a total or a discount and adds lines by hand, after showing the change of the price. */
export function AgreedPriceForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAction()
  const [preview, setPreview] = useState<PriceChange | null>(null)
  const form = useForm({
    initialValues: draftOf(reservation.price_adjustments),
    validate: problemsOf,
    onValuesChange: () => {
      setPreview(null)
      forget()
    },
  })
  useUnsaved(form.isDirty(), isBusy)
  const { attempt } = client.frontDesk
  const ask = form.onSubmit(async (draft) => {
    const body = adjustmentsOf(draft)
    if (!preview) return setPreview(await run(() => attempt.previewPriceAdjustments(reservation.id, body)))
    const agreed = { ...body, expected_total: preview.price.total }
    if (!(await run(() => attempt.changePriceAdjustments(reservation.id, agreed)))) return setPreview(null)
    showSuccess(t('agreedPrice.changed'))
    onDone()
  })
  return (
    <form onSubmit={ask} noValidate>
      <Stack>
        <AdjustmentFields form={form} />
        <CustomLineFields form={form} />
        <ProblemNote problem={problem} />
        {preview ? (
          <DifferenceNote change={preview} isGuestNotified={reservation.state === 'awaiting_payment'} />
        ) : null}
        <Group>
          <Button type="submit" loading={isBusy}>
            {t(preview ? 'reservations.stays.keep' : 'reservations.stays.preview')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
