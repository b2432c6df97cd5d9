import type { InputProps } from '../../core/fields/kind-view.ts'
import { choice } from '../../core/fields/kinds/choice.tsx'
import { useColleagues } from './use-colleagues.ts'

/** Input of the person who is to do a task: everybody of the property, also for who does not see accounts. */
export function PersonInput({ field, ...props }: InputProps) {
  const choices = useColleagues().map(({ id, name }) => ({ value: id, label: { sk: name, en: name } }))
  return <choice.Input {...props} field={{ ...field, kind: 'choice', choices }} />
}
