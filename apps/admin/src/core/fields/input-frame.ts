import type { InputProps } from './kind-view.ts'

/** Label, help, error and state as every Mantine input takes them. */
export function frameOf({ name, field, error, disabled }: InputProps) {
  return {
    name,
    label: field.label,
    description: field.help,
    error,
    disabled,
    withAsterisk: field.presence === 'required',
    'aria-required': field.presence === 'required' || undefined,
  }
}
