import { NumberInput } from '@mantine/core'
import { numberToForm } from './kinds/integer.tsx'
import type { ChangeCell, Row } from './row-editor.tsx'

interface AmountCellProps {
  row: Row
  change: ChangeCell
  label: string
  placeholder: string
}

/** Cell `amount` of a row, in cents; empty for none. */
export function AmountCell({ row, change, ...texts }: AmountCellProps) {
  const amount = row['amount']
  const changed = (value: number | string) => {
    if (value === '') return null
    return typeof value === 'number' ? toCents(value) : value
  }
  return (
    <NumberInput
      {...texts}
      decimalScale={2}
      min={0}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      suffix=" €"
      value={typeof amount === 'number' ? amount / 100 : numberToForm(amount)}
      // A text such as "1,00" stays as it is typed and becomes cents when the field is left.
      onChange={(value) => change('amount', changed(value))}
      onBlur={() => (typeof amount === 'string' && amount ? change('amount', toCents(Number(amount))) : null)}
    />
  )
}

const toCents = (euros: number): number => Math.round(euros * 100)
