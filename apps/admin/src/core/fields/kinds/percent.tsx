import { NumberInput } from '@mantine/core'
import { formatPercent } from '@dvor/format/numbers.ts'
import { frameOf } from '../input-frame.ts'
import { numberFromForm, numberToForm } from './integer.tsx'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'
import { useTypedNumber } from '../use-typed-number.ts'

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
