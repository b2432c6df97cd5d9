import { friendlyIban } from '@dvor/format/iban.ts'
import { Text, TextInput } from '@mantine/core'
import { frameOf } from '../../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../../kind-view.ts'

/** Account numbers are read and copied in groups of four. */
const grouped = (value: unknown): string => friendlyIban(asText(value))

function IbanField(props: InputProps) {
  return (
    <TextInput
      {...frameOf(props)}
      autoComplete="off"
      spellCheck={false}
      placeholder="SK31 1200 0000 1987 4263 7541"
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={() => props.onChange(grouped(props.value))}
    />
  )
}

function IbanCell({ value }: CellProps) {
  return (
    <Text span size="sm" style={{ whiteSpace: 'nowrap' }}>
      {grouped(value)}
    </Text>
  )
}

export const iban: KindView = { Input: IbanField, Cell: IbanCell, toForm: grouped, fromForm: textOrNull }
