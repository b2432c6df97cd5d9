import { localizedChoices } from '../../../core/texts/declared.ts'
import { vatKindChoices } from '@dvor/contract/money/vat-kinds.ts'
import { NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { textOrNull, type InputProps } from '../../../core/fields/kind-view.ts'
import { furtherKinds } from './further-kinds.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'
import type { ChangeCell, Row } from '../../../core/fields/use-rows.ts'
import { ValidFromCell } from '../../../core/fields/valid-from-cell.tsx'
import { useTypedNumber } from '../../../core/fields/use-typed-number.ts'

/** Editor of VAT rates, each with its first day. */
export function VatRatesEditor(props: InputProps) {
  const { t } = useTranslation()
  const kinds = localizedChoices(vatKindChoices(furtherKinds(props.values['vat_kinds'])))
  return (
    <RowEditor
      {...props}
      empty={{ kind: 'accommodation', rate: '', valid_from: '' }}
      cells={(row, change) => (
        <>
          <Select
            label={t('settings.vatKind')}
            data={kinds}
            allowDeselect={false}
            value={textOrNull(row['kind'])}
            onChange={(value) => change('kind', value)}
          />
          <RateCell row={row} change={change} />
          <ValidFromCell label={t('settings.validFrom')} row={row} change={change} />
        </>
      )}
    />
  )
}

function RateCell({ row, change }: { row: Row; change: ChangeCell }) {
  const { t } = useTranslation()
  const typed = useTypedNumber(row['rate'], (rate) => change('rate', rate))
  return (
    <NumberInput
      label={t('settings.rate')}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      suffix=" %"
      {...typed}
    />
  )
}
