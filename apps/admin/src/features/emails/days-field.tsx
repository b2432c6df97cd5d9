import { kinds } from '../../core/fields/kinds/kinds.ts'
import type { InputProps } from '../../core/fields/kind-view.ts'

const byCalendar = ['before_arrival', 'after_departure']

/** Days of an e-mail that is sent by the calendar; at an event, and by the payment reminders, they mean nothing. */
export function DaysField(props: InputProps) {
  const { Input } = kinds.integer
  return byCalendar.includes(String(props.values['trigger'])) ? <Input {...props} /> : null
}
