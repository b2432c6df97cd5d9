import { TextInput } from '@mantine/core'
import { formatMoney, parseMoney } from '@dvor/format/money.ts'
import { frameOf } from '../input-frame.ts'
import { asText, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

/** Converts cents to input text, for example '89,90'. */
export function centsToForm(value: unknown): string {
  return typeof value === 'number' ? formatMoney(value).replace(/\s*€\s*/u, '') : ''
}

/** Converts typed text to cents, null for empty text. Invalid text stays as typed, so that the schema refuses it. */
export function centsFromForm(value: unknown): unknown {
  const typed = asText(value).trim()
  return typed === '' ? null : (parseMoney(typed) ?? typed)
}

export function CentsField(props: InputProps) {
  const tidy = () => {
    const cents = centsFromForm(props.value)
    if (typeof cents === 'number') props.onChange(centsToForm(cents))
  }
  return (
    <TextInput
      {...frameOf(props)}
      inputMode="decimal"
      rightSection="€"
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={tidy}
    />
  )
}

function CentsCell({ value }: CellProps) {
  return typeof value === 'number' ? <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(value)}</span> : null
}

export const cents: KindView = {
  Input: CentsField,
  Cell: CentsCell,
  toForm: centsToForm,
  fromForm: centsFromForm,
  align: 'right',
}
