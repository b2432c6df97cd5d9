import { formatMoney, parseMoney } from '@dvor/format/money.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { centsToForm } from '../../core/fields/kinds/cents.tsx'
import { FormModal } from '../../core/forms/form-modal.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

interface Props extends SectionProps {
  /** Id of the gateway's payment in the ledger. */
  transaction: string
  /** Refundable part of the payment, in cents. */
  most: number
  /** Expected refund in cents; the whole payment by default. */
  expected?: number
}

/** Refunds a card payment through its gateway, whole or in part. */
export function GiveBack(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact-xs" variant="subtle" onClick={() => setOpen(true)}>
        {t('reservations.ledger.giveBack')}
      </Button>
      <FormModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('reservations.ledger.giveBackQuestion')}
      >
        <GiveBackForm {...props} onDone={() => setOpen(false)} />
      </FormModal>
    </>
  )
}

/** The refund form, with the expected amount filled in. */
export function GiveBackForm({
  reservation,
  transaction,
  most,
  expected = most,
  onDone,
}: Props & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm({
    initialValues: { amount: centsToForm(expected), note: '' },
    validate: {
      amount: (amount) => {
        const cents = parseMoney(amount) ?? 0
        return cents > 0 && cents <= most ? null : t('reservations.ledger.amountWrong')
      },
    },
  })
  useUnsaved(form.isDirty(), isBusy)
  const submit = form.onSubmit(async ({ amount, note }) => {
    const body = { transaction, amount: parseMoney(amount) ?? 0, note: note.trim() || null }
    const refund = await run(() => client.payments.attempt.refund(reservation.id, body))
    if (!refund) return
    if (refund.state === 'failed') {
      const why = refund.failure ?? ''
      return setRefused(t('reservations.ledger.refund_failed', { amount: formatMoney(refund.amount), why }))
    }
    // An unanswered refund is shown in the ledger, with the question what became of it.
    if (refund.state !== 'unanswered')
      showSuccess(t(`reservations.ledger.${refund.state === 'done' ? 'giveBackDone' : 'giveBackBegun'}`))
    onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text size="sm">{t('reservations.ledger.giveBackHint', { most: formatMoney(most) })}</Text>
        <TextInput
          label={t('reservations.ledger.amount')}
          inputMode="decimal"
          rightSection="€"
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <TextInput label={t('reservations.ledger.note')} maxLength={500} {...form.getInputProps('note')} />
        <ProblemNote problem={refused ?? problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('reservations.ledger.giveBack')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
