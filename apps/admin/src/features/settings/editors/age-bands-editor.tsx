import { NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import { asText, type InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'

/** Editor of age bands: children up to an age pay a percentage of the extra person's price. */
export function AgeBandsEditor(props: InputProps) {
  const { t } = useTranslation()
  return (
    <RowEditor
      {...props}
      empty={{ label: '', up_to_age: '', percent: '' }}
      cells={(row, change) => (
        <>
          <TextInput
            label={t('settings.bandLabel')}
            placeholder={t('settings.bandExample')}
            value={asText(row['label'])}
            onChange={(event) => change('label', event.currentTarget.value)}
          />
          <NumberInput
            label={t('settings.upToAge')}
            allowDecimal={false}
            value={numberToForm(row['up_to_age'])}
            onChange={(value) => change('up_to_age', value)}
          />
          <NumberInput
            label={t('settings.pays')}
            allowDecimal={false}
            suffix=" %"
            value={numberToForm(row['percent'])}
            onChange={(value) => change('percent', value)}
          />
        </>
      )}
    />
  )
}
