import type { Till } from '@dvor/contract/money/till.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { Section } from '../../core/page/section.tsx'
import { useHandover } from './use-handover.ts'

/** Counts the cash and hands the till over; a difference asks for its reason. */
export function HandoverForm({ till }: { till: Till }) {
  const { t } = useTranslation()
  const { typed, change, wrong, difference, submit, isBusy, problem } = useHandover(till)
  const money = (name: 'opening' | 'counted', label: string) => (
    <TextInput
      label={label}
      inputMode="decimal"
      rightSection="€"
      error={wrong[name]}
      value={typed[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <Section title={t('accounting.till.handOver')}>
      <Stack
        component="form"
        gap="sm"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Text size="sm" c="dimmed">
          {t('accounting.till.handOverHint')}
        </Text>
        {till.is_first ? money('opening', t('accounting.till.firstOpening')) : null}
        {money('counted', t('accounting.till.counted'))}
        {difference === 0 ? null : (
          <>
            <Text fw={600} c="barn">
              {t('accounting.till.difference')}: {formatMoney(difference)}
            </Text>
            <TextInput
              label={t('accounting.till.reason')}
              maxLength={300}
              error={wrong.reason}
              value={typed.reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
          </>
        )}
        <ProblemNote problem={problem} />
        <Button type="submit" loading={isBusy}>
          {t('accounting.till.handOver')}
        </Button>
      </Stack>
    </Section>
  )
}
