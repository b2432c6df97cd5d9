import { maxChildren } from '@dvor/contract/values/party-limits.ts'
import { aloneChildrenWords } from '@dvor/texts/areas.ts'
import { ChildChips } from '../../calendar/party/child-chips.tsx'
import { useWords } from '../../../core/language/use-language.ts'

interface AloneChildrenProps {
  /** The first and the last age of those with a price of their own, in years. */
  range: readonly [youngest: number, oldest: number]
  ages: readonly number[]
  /** The most children who can come. */
  most: number
  onChange: (ages: readonly number[]) => void
}

/** The children with a price of their own, each added by a press on its age. */
export function AloneChildren({ range, ages, most, onChange }: AloneChildrenProps) {
  const { children } = useWords(aloneChildrenWords)
  return (
    <ChildChips
      party={{ adults: 0, children: ages.length, ages }}
      most={Math.min(most, maxChildren)}
      range={range}
      legend={children}
      isChecked={false}
      onChange={(party) => onChange(party.ages)}
    />
  )
}
