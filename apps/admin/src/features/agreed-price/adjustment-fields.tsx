import { Select, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AdjustmentKind, DraftForm } from './draft.ts'

const kinds: readonly AdjustmentKind[] = ['none', 'total', 'amount', 'percent']

/** Fields of an agreed total or discount. */
export function AdjustmentFields({ form }: { form: DraftForm }) {
  const { t } = useTranslation()
  const { kind } = form.values
  return (
    <Stack gap="sm">
      <Select
        label={t('agreedPrice.by')}
        data={kinds.map((value) => ({ value, label: t(`agreedPrice.kinds.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('kind')}
      />
      {kind === 'none' ? null : (
        <>
          <TextInput
            label={t(`agreedPrice.${kind}`)}
            description={kind === 'total' ? t('agreedPrice.totalHint') : null}
            inputMode="decimal"
            rightSection={kind === 'percent' ? '%' : '€'}
            {...form.getInputProps('value')}
          />
          <TextInput
            label={t('agreedPrice.label')}
            description={t('agreedPrice.labelHint', { usual: t('agreedPrice.usual') })}
            maxLength={120}
            {...form.getInputProps('label')}
          />
          <TextInput
            label={t('agreedPrice.reason')}
            description={t('agreedPrice.reasonHint')}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </Stack>
  )
}
