import { Anchor, TextInput } from '@mantine/core'
import { frameOf } from '../../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../../kind-view.ts'

function PhoneField(props: InputProps) {
  return (
    <TextInput
      {...frameOf(props)}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="+421 905 123 456"
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

function PhoneCell({ value }: CellProps) {
  return value ? (
    <Anchor
      size="sm"
      href={`tel:${asText(value).replaceAll(/[^+\d]/g, '')}`}
      style={{ whiteSpace: 'nowrap' }}
    >
      {asText(value)}
    </Anchor>
  ) : null
}

export const phone: KindView = { Input: PhoneField, Cell: PhoneCell, toForm: asText, fromForm: textOrNull }
