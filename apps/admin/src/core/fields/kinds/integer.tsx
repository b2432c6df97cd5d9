import { NumberInput } from '@mantine/core'
import { formatNumber } from '@dvor/format/numbers.ts'
import { frameOf } from '../input-frame.ts'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'

/** An emptied number input holds ''. */
export const numberToForm = (value: unknown): number | string => (typeof value === 'number' ? value : '')
export const numberFromForm = (value: unknown): unknown =>
  value === '' || value === undefined ? null : value

function IntegerField(props: InputProps) {
  return (
    <NumberInput
      {...frameOf(props)}
      allowDecimal={false}
      clampBehavior="none"
      thousandSeparator=" "
      value={numberToForm(props.value)}
      onChange={props.onChange}
    />
  )
}

function IntegerCell({ value }: CellProps) {
  return typeof value === 'number' ? formatNumber(value) : null
}

export const integer: KindView = {
  Input: IntegerField,
  Cell: IntegerCell,
  toForm: numberToForm,
  fromForm: numberFromForm,
  align: 'right',
}
