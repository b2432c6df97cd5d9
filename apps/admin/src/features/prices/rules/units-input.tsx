import { MultiSelect } from '@mantine/core'
import { frameOf } from '../../../core/fields/input-frame.ts'
import { asList } from '../../../core/fields/kinds/choices.tsx'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { useUnits } from '../../stays/use-free-units.ts'

/** Input of the units that a rule is for; none means all. */
export function UnitsInput(props: InputProps) {
  const units = useUnits()
  return (
    <MultiSelect
      {...frameOf(props)}
      clearable
      searchable
      data={units.map(({ id, title }) => ({ value: id, label: title }))}
      value={asList(props.value)}
      onChange={props.onChange}
    />
  )
}
