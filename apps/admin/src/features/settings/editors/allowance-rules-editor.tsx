import { vatKindChoices } from '@dvor/contract/money/vat-kinds.ts'
import { lawfulAllowance, stayTaxPart } from '@dvor/contract/reservations/recreation-allowance.ts'
import { MultiSelect, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AmountCell } from '../../../core/fields/amount-cell.tsx'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'
import type { ChangeCell, Row } from '../../../core/fields/use-rows.ts'
import { ValidFromCell } from '../../../core/fields/valid-from-cell.tsx'
import { localizedChoices } from '../../../core/texts/declared.ts'
import { furtherKinds } from './further-kinds.ts'

/** Editor of the terms of the recreation allowance, each from its first day of arrival on. */
export function AllowanceRulesEditor(props: InputProps) {
  const kinds = vatKindChoices(furtherKinds(props.values['vat_kinds']))
  const parts = localizedChoices([...kinds, stayTaxPart])
  return (
    <RowEditor
      {...props}
      empty={{ ...lawfulAllowance, valid_from: '' }}
      cells={(row, change) => (
        <>
          <SumCells row={row} change={change} />
          <ConditionCells row={row} change={change} parts={parts} />
        </>
      )}
    />
  )
}

interface CellsProps {
  row: Row
  change: ChangeCell
}

function SumCells({ row, change }: CellsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ValidFromCell label={t('settings.validFrom')} row={row} change={change} />
      <NumberInput
        label={t('settings.allowancePercent')}
        allowDecimal={false}
        suffix=" %"
        value={numberToForm(row['percent'])}
        onChange={(value) => change('percent', value)}
      />
      <AmountCell label={t('settings.allowanceMost')} name="most" row={row} change={change} />
    </>
  )
}

function ConditionCells({ row, change, parts }: CellsProps & { parts: ReturnType<typeof localizedChoices> }) {
  const { t } = useTranslation()
  const counted = Array.isArray(row['counts']) ? row['counts'].map(String) : []
  return (
    <>
      <NumberInput
        label={t('settings.allowanceNights')}
        allowDecimal={false}
        value={numberToForm(row['min_nights'])}
        onChange={(value) => change('min_nights', value)}
      />
      <MultiSelect
        wrapperProps={{ 'data-wide': true }}
        label={t('settings.allowanceCounts')}
        data={parts}
        value={counted}
        onChange={(value) => change('counts', value)}
      />
    </>
  )
}
