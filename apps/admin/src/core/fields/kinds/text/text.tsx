import { Text, TextInput } from '@mantine/core'
import { frameOf } from '../../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../../kind-view.ts'

export function TextField(props: InputProps) {
  return (
    <TextInput
      {...frameOf(props)}
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

export function TextCell({ value }: CellProps) {
  return (
    <Text span size="sm" lineClamp={2}>
      {asText(value)}
    </Text>
  )
}

export const text: KindView = { Input: TextField, Cell: TextCell, toForm: asText, fromForm: textOrNull }
