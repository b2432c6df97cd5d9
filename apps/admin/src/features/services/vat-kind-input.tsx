import type { InputProps } from '../../core/fields/kind-view.ts'
import { choice } from '../../core/fields/kinds/choice.tsx'
import { useVatKinds } from '../../core/property/use-vat-kinds.ts'

/** Input of a VAT kind: the choices are the rows of the settings. */
export function VatKindInput({ field, ...props }: InputProps) {
  const choices = useVatKinds()
  return <choice.Input {...props} field={{ ...field, kind: 'choice', choices }} />
}
