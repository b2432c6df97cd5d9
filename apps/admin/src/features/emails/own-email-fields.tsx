import type { FieldKind } from '@dvor/contract/declaration/field.ts'
import type { ComponentType } from 'react'
import type { InputProps } from '../../core/fields/kind-view.ts'
import { kinds } from '../../core/fields/kinds/kinds.ts'

/** The input of a condition of an own e-mail; nothing while the e-mail is a text for people alone. */
export const ofSending = (Input: ComponentType<InputProps>) => ({
  Input: (props: InputProps) => (props.values['trigger'] === 'by_hand' ? null : <Input {...props} />),
})

/** The same for a field with the input of its kind. */
export const kindOfSending = (kind: FieldKind) => ofSending(kinds[kind].Input)
