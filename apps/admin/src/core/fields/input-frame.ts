import type { Field } from '@dvor/contract/declaration/field.ts'
import { declaredText } from '../texts/declared.ts'
import type { InputProps } from './kind-view.ts'

/** Label and help of a field as every Mantine input takes them. */
export const fieldTexts = ({ label, help }: Pick<Field, 'label' | 'help'>) => ({
  label: declaredText(label),
  description: help && declaredText(help),
})

/** Label, help, error and state as every Mantine input takes them. */
export function frameOf({ name, field, error, disabled }: InputProps) {
  return {
    ...fieldTexts(field),
    name,
    error,
    disabled,
    withAsterisk: field.presence === 'required',
    'aria-required': field.presence === 'required' || undefined,
  }
}
