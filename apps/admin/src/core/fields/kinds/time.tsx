import { formatTime } from '@dvor/format/instants.ts'
import { TextInput } from '@mantine/core'
import { frameOf } from '../input-frame.ts'
import { asText, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

const typedTime = /^([01]?\d|2[0-3])(?:[:.,\s]?([0-5]\d))?$/

/**
 * Converts typed text ('14', '9.30', '1415') to `HH:MM`. Invalid text stays as typed, so that the schema refuses
 * it.
 */
export function timeFromForm(value: unknown): string | null {
  const typed = asText(value).trim()
  const match = typedTime.exec(typed)
  if (!match) return typed || null
  return `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}`
}

/** A text input, because the browser's time input shows AM and PM in an English browser. */
function TimeField(props: InputProps) {
  return (
    <TextInput
      {...frameOf(props)}
      inputMode="numeric"
      placeholder="14:00"
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={() => props.onChange(timeFromForm(props.value) ?? '')}
    />
  )
}

function TimeCell({ value }: CellProps) {
  return value ? formatTime(asText(value)) : null
}

export const time: KindView = { Input: TimeField, Cell: TimeCell, toForm: asText, fromForm: timeFromForm }
