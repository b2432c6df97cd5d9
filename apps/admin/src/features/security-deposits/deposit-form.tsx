import {
  depositMethods,
  type DepositKind,
  type DepositMethod,
} from '@dvor/contract/money/security-deposits.ts'
import { formatMoney, parseMoney } from '@dvor/format/money.ts'
import { Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { centsToForm } from '../../core/fields/kinds/cents.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { localizedChoices } from '../../core/texts/declared.ts'
import { useUnsentMoney } from '../../core/unsaved/unsaved.ts'
import { useAction } from '../reservations/use-action.ts'
import { FormButtons } from '../../core/forms/form-buttons.tsx'

interface Props {
  id: string
  kind: DepositKind
  /** Cents that can be taken, returned or kept at most; filled in. */
  most: number
  /** The method filled in: how the deposit was taken. */
  method: DepositMethod
  onDone: () => void
}

interface Values {
  amount: string
  method: DepositMethod
  reason: string
}

function isUpTo(most: number, amount: string): boolean {
  const cents = parseMoney(amount) ?? 0
  return cents > 0 && cents <= most
}

/** Form to take, return or keep a security deposit; a kept amount needs a reason. */
export function DepositForm({ id, kind, most, method: usual, onDone }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const isKept = kind === 'deposit_kept'
  const form = useForm<Values>({
    initialValues: { amount: isKept ? '' : centsToForm(most), method: usual, reason: '' },
    validate: {
      amount: (amount) =>
        isUpTo(most, amount) ? null : t('securityDeposits.amountWrong', { most: formatMoney(most) }),
      reason: (reason) => (isKept && !reason.trim() ? t('securityDeposits.reasonMissing') : null),
    },
  })
  useUnsentMoney(form.isDirty(), isBusy)
  const submit = form.onSubmit(async ({ amount, method, reason }) => {
    const body = { kind, method, amount: parseMoney(amount) ?? 0, reason: reason.trim() || null }
    if (!(await run(() => client.frontDesk.attempt.recordDeposit(id, body)))) return
    showSuccess(t('securityDeposits.done'))
    onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs" mt="xs">
        <Group grow align="start">
          <TextInput
            label={t('securityDeposits.amount')}
            inputMode="decimal"
            rightSection="€"
            data-autofocus
            {...form.getInputProps('amount')}
          />
          {isKept ? null : (
            <Select
              label={t('securityDeposits.method')}
              data={localizedChoices(depositMethods)}
              allowDeselect={false}
              {...form.getInputProps('method')}
            />
          )}
        </Group>
        <TextInput
          label={t(isKept ? 'securityDeposits.reason' : 'securityDeposits.note')}
          maxLength={300}
          {...form.getInputProps('reason')}
        />
        <ProblemNote problem={problem} />
        <FormButtons submit={t('securityDeposits.record')} isBusy={isBusy} size="xs" onCancel={onDone} />
      </Stack>
    </form>
  )
}
