import { NumberInput } from '@mantine/core'
import { formatNumber } from '@dvor/format/numbers.ts'
import { frameOf } from '../input-frame.ts'
import { numberFromForm, numberToForm } from './integer.tsx'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'
import { useTypedNumber } from '../use-typed-number.ts'

function DecimalField(props: InputProps) {
  const typed = useTypedNumber(props.value, props.onChange)
  return (
    <NumberInput
      {...frameOf(props)}
      hideControls
      clampBehavior="none"
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      {...typed}
    />
  )
}

function DecimalCell({ value }: CellProps) {
  return typeof value === 'number' ? formatNumber(value, undefined, 6) : null
}

export const decimal: KindView = {
  Input: DecimalField,
  Cell: DecimalCell,
  toForm: numberToForm,
  fromForm: numberFromForm,
  align: 'right',
}
