import type { TillMovementKind } from '@dvor/contract/money/till.ts'
import { parseMoney } from '@dvor/format/money.ts'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { FormModal } from '../../core/forms/form-modal.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useAccountingAction } from './use-accounting-action.ts'

const icons = { deposit: IconPlus, withdrawal: IconMinus }

/** Buttons for cash that is put into the till or taken out of it. */
export function MoveCash() {
  const { t } = useTranslation()
  const [kind, setKind] = useState<TillMovementKind | null>(null)
  return (
    <Group gap="xs">
      {(['deposit', 'withdrawal'] as const).map((one) => {
        const Icon = icons[one]
        return (
          <Button
            key={one}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => setKind(one)}
          >
            {t(`accounting.till.${one}`)}
          </Button>
        )
      })}
      {kind ? (
        <FormModal opened onClose={() => setKind(null)} title={t(`accounting.till.${kind}`)}>
          <MoveForm kind={kind} onDone={() => setKind(null)} />
        </FormModal>
      ) : null}
    </Group>
  )
}

function MoveForm({ kind, onDone }: { kind: TillMovementKind; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAccountingAction()
  const form = useForm({
    initialValues: { amount: '', note: '' },
    validate: {
      amount: (amount) => ((parseMoney(amount) ?? 0) > 0 ? null : t('reservations.ledger.amountWrong')),
      note: (note) => (note.trim() ? null : t('issues.required')),
    },
  })
  useUnsaved(form.isDirty(), isBusy)
  const submit = form.onSubmit(async ({ amount, note }) => {
    const body = { kind, amount: parseMoney(amount) ?? 0, note: note.trim() }
    if (!(await run(() => client.till.attempt.moveCash(body)))) return
    showSuccess(t('accounting.till.moved'))
    onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('reservations.ledger.amount')}
          inputMode="decimal"
          rightSection="€"
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <TextInput label={t('accounting.till.moveNote')} maxLength={200} {...form.getInputProps('note')} />
        <ProblemNote problem={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(`accounting.till.${kind}`)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
