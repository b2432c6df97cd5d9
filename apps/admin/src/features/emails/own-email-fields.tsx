import type { FieldKind } from '@dvor/contract/declaration/field.ts'
import type { ComponentType } from 'react'
import type { InputProps } from '../../core/fields/kind-view.ts'
import { kinds } from '../../core/fields/kinds/kinds.ts'

const unless = (triggers: readonly unknown[], Input: ComponentType<InputProps>) => ({
  Input: (props: InputProps) => (triggers.includes(props.values['trigger']) ? null : <Input {...props} />),
})

/** The input of a condition of an own e-mail; nothing while the e-mail is a text for people alone. */
export const ofSending = (Input: ComponentType<InputProps>) => unless(['by_hand'], Input)

/** The same for a field with the input of its kind. */
export const kindOfSending = (kind: FieldKind) => ofSending(kinds[kind].Input)

/** The same for a time that is counted from a day: a room is ready when it is. */
export const kindOfSchedule = (kind: FieldKind) => unless(['by_hand', 'room_ready'], kinds[kind].Input)
