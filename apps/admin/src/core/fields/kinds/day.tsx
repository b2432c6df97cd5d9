import '@mantine/dates/styles.css'
import { DateInput } from '@mantine/dates'
import { formatDay, parseDay } from '@dvor/format/day-text.ts'
import { frameOf } from '../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

function DayField(props: InputProps) {
  return (
    <DateInput
      {...frameOf(props)}
      valueFormat="D. M. YYYY"
      dateParser={parseDay}
      clearable={props.field.presence !== 'required'}
      value={textOrNull(props.value)}
      onChange={(value) => props.onChange(value ?? '')}
    />
  )
}

function DayCell({ value }: CellProps) {
  return value ? <span style={{ whiteSpace: 'nowrap' }}>{formatDay(asText(value))}</span> : null
}

export const day: KindView = { Input: DayField, Cell: DayCell, toForm: asText, fromForm: textOrNull }
