import type { InputProps } from '../../../core/fields/kind-view.ts'
import { TitlesInput } from '../../../core/fields/titles-input.tsx'
import { useUnits } from '../../stays/use-free-units.ts'

/** Input of the units that a rule is for; none means all. */
export function UnitsInput(props: InputProps) {
  return <TitlesInput {...props} records={useUnits()} />
}
