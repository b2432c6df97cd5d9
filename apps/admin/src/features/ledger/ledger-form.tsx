import { enteredMethods, needsEkasa, type TransactionInput } from '@dvor/contract/money/ledger.ts'
import { formatMoney, parseMoney } from '@dvor/format/money.ts'
import { Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { localizedChoices } from '../../core/texts/declared.ts'
import { useUnsentMoney } from '../../core/unsaved/unsaved.ts'
import { centsToForm } from '../../core/fields/kinds/cents.tsx'
import { EkasaFields, ekasaReceipt } from './ekasa-fields.tsx'
import type { ExpectedMoney } from './expected-money.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useEkasa } from './use-ekasa.ts'
import { longestNote, noteOf, useBooking } from './use-booking.ts'
import { FormButtons } from '../../core/forms/form-buttons.tsx'

interface Props extends ExpectedMoney {
  /** Name of the guest, for the list of what waits without a network. */
  guest?: string | null
  onDone: () => void
}

interface Values {
  amount: string
  method: TransactionInput['method']
  note: string
}

/** Form to book a payment or a refund, with the expected amount filled in. */
export function LedgerForm({ reservationId, kind, expected, method: usual, dueInAll, guest, onDone }: Props) {
  const { t } = useTranslation()
  const { book, isBusy, problem } = useBooking(reservationId, guest)
  const form = useForm<Values>({
    initialValues: { amount: expected > 0 ? centsToForm(expected) : '', method: usual, note: '' },
    validate: {
      amount: (amount) => ((parseMoney(amount) ?? 0) > 0 ? null : t('reservations.ledger.amountWrong')),
    },
  })
  const { check, ...ekasa } = useEkasa()
  useUnsentMoney(form.isDirty() || ekasa.draft.number.trim() !== '', isBusy)
  const submit = form.onSubmit(async ({ amount, method, note }) => {
    if (needsEkasa(method) && !check()) return
    const body: TransactionInput = {
      kind,
      method,
      amount: parseMoney(amount) ?? 0,
      note: noteOf(note),
      ...(needsEkasa(method) ? ekasaReceipt(ekasa.draft) : {}),
    }
    if (await book(body)) onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs" mt="md">
        <Group grow align="start">
          <TextInput
            label={t('reservations.ledger.amount')}
            description={
              dueInAll !== null && t('reservations.ledger.depositOf', { due: formatMoney(dueInAll) })
            }
            inputMode="decimal"
            rightSection="€"
            data-autofocus
            {...form.getInputProps('amount')}
          />
          <Select
            label={t('reservations.ledger.method')}
            data={localizedChoices(enteredMethods)}
            allowDeselect={false}
            {...form.getInputProps('method')}
          />
        </Group>
        <TextInput
          label={t('reservations.ledger.note')}
          maxLength={longestNote}
          {...form.getInputProps('note')}
        />
        {needsEkasa(form.values.method) ? <EkasaFields {...ekasa} /> : null}
        <ProblemNote problem={problem} />
        <FormButtons
          submit={t(kind === 'payment' ? 'reservations.ledger.record' : 'reservations.ledger.refund')}
          isBusy={isBusy}
          size="xs"
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}
