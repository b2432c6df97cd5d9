import { lawfulTaxNights, taxExemptions } from '@dvor/contract/money/stay-tax.ts'
import { MultiSelect, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AmountCell } from '../../../core/fields/amount-cell.tsx'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'
import type { ChangeCell, Row } from '../../../core/fields/use-rows.ts'
import { ValidFromCell } from '../../../core/fields/valid-from-cell.tsx'
import { localizedChoices } from '../../../core/texts/declared.ts'

const adult = 18
const empty = { valid_from: '', amount: null, from_age: adult, max_nights: lawfulTaxNights, exemptions: [] }

/** Editor of the municipality's rules of the stay tax, each from its first night on. */
export function StayTaxRatesEditor(props: InputProps) {
  return (
    <RowEditor
      {...props}
      empty={empty}
      cells={(row, change) => (
        <>
          <RateCells row={row} change={change} />
          <ReliefCells row={row} change={change} />
        </>
      )}
    />
  )
}

interface CellsProps {
  row: Row
  change: ChangeCell
}

function RateCells({ row, change }: CellsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ValidFromCell label={t('settings.taxFrom')} row={row} change={change} />
      <AmountCell label={t('settings.taxAmount')} row={row} change={change} />
    </>
  )
}

function ReliefCells({ row, change }: CellsProps) {
  const { t } = useTranslation()
  const granted = Array.isArray(row['exemptions']) ? row['exemptions'].map(String) : []
  return (
    <>
      <NumberInput
        label={t('settings.taxFromAge')}
        allowDecimal={false}
        value={numberToForm(row['from_age'])}
        onChange={(value) => change('from_age', value)}
      />
      <NumberInput
        label={t('settings.taxNights')}
        placeholder={t('settings.taxNightsHint')}
        allowDecimal={false}
        value={numberToForm(row['max_nights'])}
        onChange={(value) => change('max_nights', value === '' ? null : value)}
      />
      <MultiSelect
        wrapperProps={{ 'data-wide': true }}
        label={t('settings.taxExempt')}
        data={localizedChoices(taxExemptions)}
        value={granted}
        onChange={(value) => change('exemptions', value)}
      />
    </>
  )
}
