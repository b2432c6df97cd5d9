import { maxChildren } from '@dvor/contract/values/party-limits.ts'
import { ChildChips } from '../../calendar/party/child-chips.tsx'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useWords, type InLanguages } from '../../../core/language/use-language.ts'
import { pricedAges } from './seat-picks.ts'

const sk = { among: 'Deti medzi vami: ťuknite na vek v ten deň' }
const aloneChildrenWords: InLanguages<typeof sk> = {
  sk,
  en: { among: 'Children among you: tap the age on that day' },
}

interface AloneChildrenProps {
  service: FlowSlotService
  persons: number
  ages: readonly number[]
  /** The most people who can come. */
  most: number
  /** The ages of the children, in years, and the number of all people with them. */
  onChange: (ages: readonly number[], persons: number) => void
}

/** The ages of children with a price of their own, who are counted among the people; nothing where there is none. */
export function AloneChildren({ service, persons, ages, most, onChange }: AloneChildrenProps) {
  const { among } = useWords(aloneChildrenWords)
  const range = pricedAges(service)
  if (!range) return null
  return (
    <ChildChips
      party={{ adults: persons - ages.length, children: ages.length, ages }}
      most={Math.min(most, maxChildren)}
      range={range}
      legend={among}
      isChecked={false}
      onChange={(party) => onChange(party.ages, Math.max(persons, party.ages.length))}
    />
  )
}
