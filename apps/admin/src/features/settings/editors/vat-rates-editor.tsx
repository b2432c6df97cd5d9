import { localizedChoices } from '../../../core/texts/declared.ts'
import '@mantine/dates/styles.css'
import { vatKinds } from '@dvor/contract/collections/services/common-services.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { NumberInput, Select } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import { textOrNull, type InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'

/** Editor of VAT rates, each with its first day. */
export function VatRatesEditor(props: InputProps) {
  const { t } = useTranslation()
  return (
    <RowEditor
      {...props}
      empty={{ kind: 'accommodation', rate: '', valid_from: '' }}
      cells={(row, change) => (
        <>
          <Select
            label={t('settings.vatKind')}
            data={localizedChoices(vatKinds)}
            allowDeselect={false}
            value={textOrNull(row['kind'])}
            onChange={(value) => change('kind', value)}
          />
          <NumberInput
            label={t('settings.rate')}
            decimalSeparator=","
            allowedDecimalSeparators={[',', '.']}
            suffix=" %"
            value={numberToForm(row['rate'])}
            onChange={(value) => change('rate', value)}
          />
          <DateInput
            label={t('settings.validFrom')}
            valueFormat="D. M. YYYY"
            dateParser={parseDay}
            value={textOrNull(row['valid_from'])}
            onChange={(value) => change('valid_from', value ?? '')}
          />
        </>
      )}
    />
  )
}
