import { menuPages } from '@dvor/contract/site/owners-menu.ts'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { TitlesInput } from '../../../core/fields/titles-input.tsx'
import { localizedChoices } from '../../../core/texts/declared.ts'

/** Input of the site's menu: its pages in the order in which they were chosen. */
export function MenuOrderInput(props: InputProps) {
  const records = localizedChoices(menuPages).map(({ value, label }) => ({ id: value, title: label }))
  return <TitlesInput {...props} records={records} />
}
