import { NumberInput, type NumberInputProps } from '@mantine/core'
import type { ChangeCell, Row } from './use-rows.ts'
import { useTypedNumber } from './use-typed-number.ts'

interface AmountCellProps extends Pick<NumberInputProps, 'label' | 'placeholder'> {
  row: Row
  change: ChangeCell
  /** The cell of the row, in cents; empty for none. */
  name?: string
}

/** An amount of money in a row, typed in euros. */
export function AmountCell({ row, change, name = 'amount', ...texts }: AmountCellProps) {
  const typed = useTypedNumber(row[name], (cents) => change(name, cents === '' ? null : cents), {
    scale: 100,
  })
  return (
    <NumberInput
      {...texts}
      decimalScale={2}
      min={0}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      suffix=" €"
      {...typed}
    />
  )
}
