import { MultiSelect } from '@mantine/core'
import { frameOf } from './input-frame.ts'
import type { InputProps } from './kind-view.ts'
import { asList } from './kinds/choices.tsx'

interface Titled {
  id: string
  title: string
}

/** Input of several records, chosen by their titles. A chosen one whose title is not loaded shows dots, not its id. */
export function TitlesInput({ records, ...props }: InputProps & { records: readonly Titled[] }) {
  const chosenIds = asList(props.value)
  const recordIds = new Set(records.map(({ id }) => id))
  const waiting = chosenIds.filter((id) => !recordIds.has(id)).map((id) => ({ id, title: '…' }))
  return (
    <MultiSelect
      {...frameOf(props)}
      clearable
      searchable
      data={[...records, ...waiting].map(({ id, title }) => ({ value: id, label: title }))}
      value={chosenIds}
      onChange={props.onChange}
    />
  )
}
