import { paymentShares } from '@dvor/contract/money/payment-schedule.ts'
import { NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AmountCell } from '../../../core/fields/amount-cell.tsx'
import { numberToForm } from '../../../core/fields/kinds/integer.tsx'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'
import type { ChangeCell, Row } from '../../../core/fields/use-rows.ts'
import { localizedChoices } from '../../../core/texts/declared.ts'

const empty = { share: 'rest', value: 0, days_before: 0 }

/** Editor of the payment schedule: how much is due when. */
export function PaymentScheduleEditor(props: InputProps) {
  return (
    <RowEditor
      {...props}
      empty={empty}
      cells={(row, change) => (
        <>
          <ShareCells row={row} change={change} />
          <DueCells row={row} change={change} />
        </>
      )}
    />
  )
}

interface CellsProps {
  row: Row
  change: ChangeCell
}

function ShareCells({ row, change }: CellsProps) {
  const { share, value } = row
  const { t } = useTranslation()
  return (
    <>
      <Select
        label={t('settings.partShare')}
        data={localizedChoices(paymentShares)}
        allowDeselect={false}
        value={String(share)}
        onChange={(choice) => change('share', choice)}
      />
      {share === 'percent' ? (
        <NumberInput
          label={t('settings.partPercent')}
          allowDecimal={false}
          suffix=" %"
          value={numberToForm(value)}
          onChange={(next) => change('value', next)}
        />
      ) : null}
      {share === 'amount' ? (
        <AmountCell label={t('settings.partAmount')} name="value" row={row} change={change} />
      ) : null}
    </>
  )
}

function DueCells({ row: { days_before: days }, change }: CellsProps) {
  const { t } = useTranslation()
  const moments = [
    { value: 'order', label: t('settings.partWithOrder') },
    { value: 'arrival', label: t('settings.partBeforeArrival') },
  ]
  return (
    <>
      <Select
        label={t('settings.partDue')}
        data={moments}
        allowDeselect={false}
        value={days === null ? 'order' : 'arrival'}
        onChange={(choice) => change('days_before', choice === 'order' ? null : 0)}
      />
      {days === null ? null : (
        <NumberInput
          label={t('settings.partDays')}
          allowDecimal={false}
          value={numberToForm(days)}
          onChange={(next) => change('days_before', next)}
        />
      )}
    </>
  )
}
