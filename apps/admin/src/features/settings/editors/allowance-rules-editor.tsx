import '@mantine/dates/styles.css'
import { allowanceParts, lawfulAllowance } from '@dvor/contract/reservations/recreation-allowance.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { MultiSelect, NumberInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import { textOrNull, type InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor, type ChangeCell, type Row } from '../../../core/fields/row-editor.tsx'
import { localizedChoices } from '../../../core/texts/declared.ts'

/** Editor of the terms of the recreation allowance, each from its first day of arrival on. */
export function AllowanceRulesEditor(props: InputProps) {
  return (
    <RowEditor
      {...props}
      empty={{ ...lawfulAllowance, valid_from: '' }}
      cells={(row, change) => (
        <>
          <SumCells row={row} change={change} />
          <ConditionCells row={row} change={change} />
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
  const most = row['most']
  return (
    <>
      <DateInput
        label={t('settings.validFrom')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={textOrNull(row['valid_from'])}
        onChange={(value) => change('valid_from', value ?? '')}
      />
      <NumberInput
        label={t('settings.allowancePercent')}
        allowDecimal={false}
        suffix=" %"
        value={numberToForm(row['percent'])}
        onChange={(value) => change('percent', value)}
      />
      <NumberInput
        label={t('settings.allowanceMost')}
        decimalScale={2}
        min={0}
        decimalSeparator=","
        allowedDecimalSeparators={[',', '.']}
        suffix=" €"
        value={typeof most === 'number' ? most / 100 : numberToForm(most)}
        // A text such as "1,00" stays as it is typed and becomes cents when the field is left.
        onChange={(value) => change('most', typeof value === 'number' ? toCents(value) : value)}
        onBlur={() => (typeof most === 'string' && most ? change('most', toCents(Number(most))) : null)}
      />
    </>
  )
}

const toCents = (euros: number): number => Math.round(euros * 100)

function ConditionCells({ row, change }: CellsProps) {
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
        data={localizedChoices(allowanceParts)}
        value={counted}
        onChange={(value) => change('counts', value)}
      />
    </>
  )
}
