import { awaits } from '@dvor/booking/reservation/states.ts'
import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asPreview, client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { DifferenceNote } from '../reservations/difference-note.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { AdjustmentFields } from './adjustment-fields.tsx'
import { CustomLineFields } from './custom-line-fields.tsx'
import { adjustmentsOf, draftOf, problemsOf } from './draft.ts'
import { FormButtons } from '../../core/forms/form-buttons.tsx'

const partsOf = ({ price_adjustments }: Reservation) => ({
  agreed: adjustmentsOf(draftOf(price_adjustments)),
})

/** Agrees on a total or a discount and adds lines by hand, after showing the change of the price. */
export function AgreedPriceForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem, failure, forget } = useAction()
  const [preview, setPreview] = useState<PriceChange | null>(null)
  const form = useForm({
    initialValues: draftOf(reservation.price_adjustments),
    validate: problemsOf,
    onValuesChange: () => {
      setPreview(null)
      forget()
    },
  })
  const { attempt } = client.frontDesk
  const show = async (body: PriceAdjustments, { id, updatedAt }: Reservation) =>
    setPreview(await run(() => attempt.changePriceAdjustments(id, body, asPreview({ ifMatch: updatedAt }))))
  const { base, isDirty, question } = useEditedVersion({
    record: reservation,
    partsOf,
    typed: { agreed: adjustmentsOf(form.values) },
    put: (parts) => form.setValues(draftOf(parts.agreed)),
    failure,
    forget,
    label: () => t('agreedPrice.title'),
    text: agreedText,
    action: t('reservations.stays.preview'),
    onSettled: (parts, version) => void show(parts.agreed, version),
  })
  useUnsaved(isDirty, isBusy)
  const ask = form.onSubmit(async (draft) => {
    const body = adjustmentsOf(draft)
    if (!preview) return show(body, base)
    const agreed = { ...body, expected_total: preview.price.total }
    const call = () => attempt.changePriceAdjustments(base.id, agreed, { ifMatch: base.updatedAt })
    if (!(await run(call))) return setPreview(null)
    showSuccess(t('agreedPrice.changed'))
    onDone()
  })
  return (
    <form onSubmit={ask} noValidate>
      <Stack>
        <AdjustmentFields form={form} />
        <CustomLineFields form={form} />
        <ProblemNote problem={problem} />
        {question}
        {preview ? (
          <DifferenceNote change={preview} isGuestNotified={awaits(reservation.state, 'payment')} />
        ) : null}
        <FormButtons
          submit={t(preview ? 'reservations.stays.keep' : 'reservations.stays.preview')}
          isBusy={isBusy}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}

/** An agreement on a price in one line. */
function agreedText({ adjustment, custom_lines: lines }: PriceAdjustments): string {
  const { t } = i18n
  const kind = t(`agreedPrice.kinds.${adjustment?.kind ?? 'none'}`)
  const value =
    adjustment && (adjustment.kind === 'percent' ? `${adjustment.value} %` : formatMoney(adjustment.value))
  const reason = adjustment?.reason
  const added = lines.map(
    ({ label, quantity, unit_price }) => `${quantity} × ${label} (${formatMoney(unit_price)})`,
  )
  return [[kind, value].filter(Boolean).join(' '), reason, ...added].filter(Boolean).join('; ')
}
