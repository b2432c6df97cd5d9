import { NumberInput, Switch, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AmountCell } from '../../core/fields/amount-cell.tsx'
import { numberToForm } from '../../core/fields/kinds/integer.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { RowEditor } from '../../core/fields/row-editor.tsx'
import { LabelInput } from '../../core/translations/label-input.tsx'
import type { ChangeCell, Row } from '../../core/fields/use-rows.ts'
import { cheaperBands, isWithoutBed, newBand, rowsOf } from './age-band-rows.ts'
import classes from './age-bands.module.css'

/** Editor of age bands: what children of these ages pay on an extra bed, in a cot and among the first persons. */
export function AgeBandsEditor(props: InputProps) {
  const { t } = useTranslation()
  const rows = rowsOf(props.value)
  return (
    <>
      <RowEditor
        {...props}
        empty={newBand(rows)}
        cells={(row, change) => (
          <>
            <AgeCells row={row} change={change} />
            <PriceCells row={row} change={change} />
          </>
        )}
      />
      {cheaperBands(rows).map((label) => (
        <Text key={label} component="output" size="sm" c="barn" className={classes.warning}>
          {t('settings.bandCheaper', { label })}
        </Text>
      ))}
    </>
  )
}

interface CellsProps {
  row: Row
  change: ChangeCell
}

function AgeCells({ row, change }: CellsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('settings.bandLabel')}
        placeholder={t('settings.bandExample')}
        value={asText(row['label'])}
        onChange={(event) => change('label', event.currentTarget.value)}
      />
      <LabelInput label={t('settings.bandLabel')} row={row} change={change} />
      {(['from_age', 'up_to_age'] as const).map((key) => (
        <NumberInput
          key={key}
          label={t(`settings.bandAges.${key}`)}
          allowDecimal={false}
          value={numberToForm(row[key])}
          onChange={(value) => change(key, value)}
        />
      ))}
      <Switch
        className={classes.cot}
        label={t('settings.bandNoBed')}
        checked={isWithoutBed(row)}
        onChange={(event) => change('no_bed', event.currentTarget.checked)}
      />
    </>
  )
}

function PriceCells({ row, change }: CellsProps) {
  const { t } = useTranslation()
  if (isWithoutBed(row))
    return (
      <AmountCell
        label={t('settings.bandCot')}
        placeholder={t('settings.bandFree')}
        row={row}
        change={change}
      />
    )
  return (
    <>
      {(['percent', 'base_percent'] as const).map((key) => (
        <NumberInput
          key={key}
          label={t(`settings.bandPays.${key}`)}
          allowDecimal={false}
          suffix=" %"
          placeholder="100 %"
          value={numberToForm(row[key])}
          onChange={(value) => change(key, value === '' && key === 'base_percent' ? undefined : value)}
        />
      ))}
      <AmountCell
        label={t('settings.bandAmount')}
        placeholder={t('settings.bandByPercent')}
        row={row}
        change={change}
      />
    </>
  )
}
