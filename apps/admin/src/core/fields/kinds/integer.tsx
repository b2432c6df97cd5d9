import { NumberInput } from '@mantine/core'
import { formatNumber } from '@dvor/format/numbers.ts'
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
