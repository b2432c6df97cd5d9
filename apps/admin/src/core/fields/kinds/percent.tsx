import { NumberInput } from '@mantine/core'
import { formatPercent } from '@dvor/format/numbers.ts'
import { frameOf } from '../input-frame.ts'
import { numberFromForm, numberToForm } from './integer.tsx'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'

function PercentField(props: InputProps) {
  return (
    <NumberInput
      {...frameOf(props)}
      allowDecimal={false}
      clampBehavior="none"
      suffix=" %"
      value={numberToForm(props.value)}
      onChange={props.onChange}
    />
  )
}

function PercentCell({ value }: CellProps) {
  return typeof value === 'number' ? formatPercent(value) : null
}

export const percent: KindView = {
  Input: PercentField,
  Cell: PercentCell,
  toForm: numberToForm,
  fromForm: numberFromForm,
  align: 'right',
}
