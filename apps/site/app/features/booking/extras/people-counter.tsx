import { Counter } from '@dvor/ui/counter.tsx'
import { partyWords, stepperWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useTexts } from '../flow/use-texts.ts'
import { fewestOf } from './seat-picks.ts'

interface PeopleCounterProps {
  service: FlowSlotService
  /** People without those of the children's row. */
  adults: number
  /** Number of people in the children's row; null where there is none, and everybody is counted here. */
  beside: number | null
  /** The most people, the children's row included. */
  most: number
  help?: ReactNode
  onChange: (adults: number) => void
}

/** Counts the people of a time; where the children have a row of their own, the adults alone. */
export function PeopleCounter({ service, adults, beside, most, help, onChange }: PeopleCounterProps) {
  const { seats } = useTexts()
  const fields = useWords(partyWords)
  const steps = useWords(stepperWords)
  const names =
    beside === null
      ? { label: seats.persons, less: seats.fewer, more: seats.more }
      : { label: fields.adults, less: steps.fewerAdults, more: steps.moreAdults }
  return (
    <Counter
      label={names.label}
      help={help}
      value={adults}
      min={Math.max(0, fewestOf(service) - (beside ?? 0))}
      max={most - (beside ?? 0)}
      lessLabel={`${names.less}: ${service.title}`}
      moreLabel={`${names.more}: ${service.title}`}
      onChange={onChange}
    />
  )
}
