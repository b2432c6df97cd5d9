import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'

/** Editor of cancellation rules: a fee in percent by days before arrival. */
export function CancellationRulesEditor(props: InputProps) {
  const { t } = useTranslation()
  return (
    <RowEditor
      {...props}
      empty={{ days_before: '', fee_percent: '' }}
      cells={(row, change) => (
        <>
          <NumberInput
            label={t('settings.daysBefore')}
            allowDecimal={false}
            value={numberToForm(row['days_before'])}
            onChange={(value) => change('days_before', value)}
          />
          <NumberInput
            label={t('settings.fee')}
            allowDecimal={false}
            suffix=" %"
            value={numberToForm(row['fee_percent'])}
            onChange={(value) => change('fee_percent', value)}
          />
        </>
      )}
    />
  )
}
