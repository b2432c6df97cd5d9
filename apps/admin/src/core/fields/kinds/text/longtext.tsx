import { Textarea } from '@mantine/core'
import { frameOf } from '../../input-frame.ts'
import { asText, textOrNull, type InputProps, type KindView } from '../../kind-view.ts'
import { TextCell } from './text.tsx'

function LongtextField(props: InputProps) {
  return (
    <Textarea
      {...frameOf(props)}
      autosize
      minRows={3}
      maxRows={12}
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

export const longtext: KindView = {
  Input: LongtextField,
  Cell: TextCell,
  toForm: asText,
  fromForm: textOrNull,
  wide: true,
}
