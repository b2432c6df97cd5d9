import type { ClipboardEvent } from 'react'
import { readCoordinates, type Coordinates } from '../coordinates.ts'
import { NumberInput } from '@mantine/core'
import { formatNumber } from '@dvor/format/numbers.ts'
import { frameOf } from '../input-frame.ts'
import { numberFromForm, numberToForm } from './integer.tsx'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'
import { useTypedNumber } from '../use-typed-number.ts'

/** A single number with a point or a comma; null for other texts. */
function pastedNumber(text: string): number | null {
  const typed = text.trim()
  return /^-?\d+[.,]\d+$/.test(typed) ? Number(typed.replace(',', '.')) : null
}

function DecimalField(props: InputProps) {
  const typed = useTypedNumber(props.value, props.onChange)
  // Text copied from a map has two numbers, or a point between the digits of one.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const place = props.name === 'latitude' || props.name === 'longitude' ? readCoordinates(text) : null
    const number = place ? place[props.name as keyof Coordinates] : pastedNumber(text)
    if (number === null) return
    event.preventDefault()
    props.onChange(number)
  }
  return (
    <NumberInput
      {...frameOf(props)}
      hideControls
      clampBehavior="none"
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      {...typed}
      onPaste={paste}
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
