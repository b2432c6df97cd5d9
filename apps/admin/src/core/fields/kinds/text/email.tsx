import { Anchor, TextInput } from '@mantine/core'
import { frameOf } from '../../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../../kind-view.ts'

function EmailField(props: InputProps) {
  return (
    <TextInput
      {...frameOf(props)}
      type="email"
      inputMode="email"
      autoComplete="off"
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

function EmailCell({ value }: CellProps) {
  return value ? (
    <Anchor size="sm" href={`mailto:${asText(value)}`}>
      {asText(value)}
    </Anchor>
  ) : null
}

export const email: KindView = { Input: EmailField, Cell: EmailCell, toForm: asText, fromForm: textOrNull }
