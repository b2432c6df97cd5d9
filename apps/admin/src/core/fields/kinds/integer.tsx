import { NumberInput } from '@mantine/core'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { frameOf } from '../input-frame.ts'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'
import { useTypedNumber } from '../use-typed-number.ts'

/** An emptied number input holds '', and one that is being typed into may hold text, such as `-`. */
export const numberToForm = (value: unknown): number | string =>
  typeof value === 'number' || typeof value === 'string' ? value : ''
export const numberFromForm = (value: unknown): unknown =>
  value === '' || value === undefined ? null : value

function IntegerField(props: InputProps) {
  const typed = useTypedNumber(props.value, props.onChange)
  return (
    <NumberInput
      {...frameOf(props)}
      allowDecimal={false}
      clampBehavior="none"
      thousandSeparator=" "
      {...typed}
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

function PercentField(props: InputProps) {
  const typed = useTypedNumber(props.value, props.onChange)
  return <NumberInput {...frameOf(props)} allowDecimal={false} clampBehavior="none" suffix=" %" {...typed} />
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
