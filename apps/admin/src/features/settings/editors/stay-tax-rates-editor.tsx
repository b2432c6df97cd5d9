import '@mantine/dates/styles.css'
import { lawfulTaxNights, taxExemptions } from '@dvor/contract/money/stay-tax.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { MultiSelect, NumberInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import { textOrNull, type InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor, type ChangeCell, type Row } from '../../../core/fields/row-editor.tsx'
import { localizedChoices } from '../../../core/texts/declared.ts'

const adult = 18
const empty = { valid_from: '', amount: '', from_age: adult, max_nights: lawfulTaxNights, exemptions: [] }

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
  const amount = row['amount']
  return (
    <>
      <DateInput
        label={t('settings.taxFrom')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={textOrNull(row['valid_from'])}
        onChange={(value) => change('valid_from', value ?? '')}
      />
      <NumberInput
        label={t('settings.taxAmount')}
        decimalScale={2}
        min={0}
        decimalSeparator=","
        allowedDecimalSeparators={[',', '.']}
        suffix=" €"
        value={typeof amount === 'number' ? amount / 100 : numberToForm(amount)}
        // A text such as "1,00" stays as it is typed and becomes cents when the field is left.
        onChange={(value) => change('amount', typeof value === 'number' ? toCents(value) : value)}
        onBlur={() =>
          typeof amount === 'string' && amount ? change('amount', toCents(Number(amount))) : null
        }
      />
    </>
  )
}

const toCents = (euros: number): number => Math.round(euros * 100)

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
