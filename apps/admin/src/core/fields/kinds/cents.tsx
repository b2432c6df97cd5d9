import { TextInput } from '@mantine/core'
import { formatMoney, parseMoney } from '@dvor/format/money.ts'
import { frameOf } from '../input-frame.ts'
import { asText, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

/** Cents → '89,90' as a person types it. */
export function centsToForm(value: unknown): string {
  return typeof value === 'number' ? formatMoney(value).replace(/\s*€$/u, '') : ''
}

/** What was typed → cents; null for nothing; text that is no amount stays text, so that the schema refuses it. */
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
