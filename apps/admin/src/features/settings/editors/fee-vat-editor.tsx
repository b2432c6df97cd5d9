import { feeKinds, feeTreatments, usualFeeVat } from '@dvor/contract/money/fee-vat.ts'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { textOrNull, type InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'
import { ValidFromCell } from '../../../core/fields/valid-from-cell.tsx'
import { localizedChoices } from '../../../core/texts/declared.ts'

/** Editor of the VAT of fees, each from its first day on. */
export function FeeVatEditor(props: InputProps) {
  const { t } = useTranslation()
  return (
    <RowEditor
      {...props}
      empty={{ ...usualFeeVat[0], valid_from: '' }}
      cells={(row, change) => (
        <>
          <Select
            label={t('settings.feeKind')}
            data={localizedChoices(feeKinds)}
            allowDeselect={false}
            value={textOrNull(row['fee'])}
            onChange={(value) => change('fee', value)}
          />
          <Select
            label={t('settings.feeTreatment')}
            data={localizedChoices(feeTreatments)}
            allowDeselect={false}
            value={textOrNull(row['treatment'])}
            onChange={(value) => change('treatment', value)}
          />
          <ValidFromCell label={t('settings.validFrom')} row={row} change={change} />
        </>
      )}
    />
  )
}
