import '@mantine/dates/styles.css'
import { formatInstant, instantAt, timeIn, todayIn } from '@dvor/format/instants.ts'
import { DateTimePicker } from '@mantine/dates'
import { frameOf } from '../input-frame.ts'
import { asText, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

/** Converts an instant to 'YYYY-MM-DD HH:MM:00' in the property's time zone. */
export function instantToForm(value: unknown): string {
  const wire = asText(value)
  return wire ? `${todayIn(wire)} ${timeIn(wire)}:00` : ''
}

/** Converts a local time of the property to an instant. */
export function instantFromForm(value: unknown): string | null {
  const [day, time] = asText(value).split(' ')
  return day && time ? instantAt(day, time.slice(0, 5)).toISOString() : null
}

function InstantField(props: InputProps) {
  return (
    <DateTimePicker
      {...frameOf(props)}
      valueFormat="D. M. YYYY H:mm"
      clearable={props.field.presence !== 'required'}
      value={asText(props.value) || null}
      onChange={(value) => props.onChange(value ?? '')}
    />
  )
}

export function InstantCell({ value }: CellProps) {
  return value ? <span style={{ whiteSpace: 'nowrap' }}>{formatInstant(asText(value))}</span> : null
}

export const instant: KindView = {
  Input: InstantField,
  Cell: InstantCell,
  toForm: instantToForm,
  fromForm: instantFromForm,
}
