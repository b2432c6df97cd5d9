import { NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AmountCell } from '../../core/fields/amount-cell.tsx'
import { numberToForm } from '../../core/fields/kinds/integer.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { LabelInput } from '../../core/translations/label-input.tsx'
import { RowEditor } from '../../core/fields/row-editor.tsx'

const perPerson: readonly unknown[] = ['person', 'person_night']

/** Whether a service or a package is charged per person. */
const isPerPerson = ({ price_unit, price_basis }: InputProps['values']): boolean =>
  perPerson.includes(price_unit) || price_basis === 'person'

/** Editor of the prices of children, where the price is for a person. */
export function ChildPricesEditor(props: InputProps) {
  const { t } = useTranslation()
  if (!isPerPerson(props.values)) return null
  return (
    <RowEditor
      {...props}
      empty={{ label: '', up_to_age: '', percent: 50 }}
      cells={(row, change) => (
        <>
          <TextInput
            label={t('slots.children.label')}
            placeholder={t('slots.children.example')}
            value={asText(row['label'])}
            onChange={(event) => change('label', event.currentTarget.value)}
          />
          <LabelInput label={t('slots.children.label')} row={row} change={change} />
          <NumberInput
            label={t('slots.children.upToAge')}
            allowDecimal={false}
            value={numberToForm(row['up_to_age'])}
            onChange={(value) => change('up_to_age', value)}
          />
          <NumberInput
            label={t('slots.children.percent')}
            allowDecimal={false}
            suffix=" %"
            value={numberToForm(row['percent'])}
            onChange={(value) => change('percent', value)}
          />
          <AmountCell
            label={t('slots.children.amount')}
            placeholder={t('slots.children.byPercent')}
            row={row}
            change={change}
          />
        </>
      )}
    />
  )
}
