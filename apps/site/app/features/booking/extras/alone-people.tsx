import { mostOfReservation } from '@dvor/booking/services/slots.ts'
import { countInGenitive } from '@dvor/format/plurals.ts'
import { alonePeopleWords } from '@dvor/texts/areas.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { AloneChildren } from './alone-children.tsx'
import { PeopleCounter } from './people-counter.tsx'
import { pricedAges } from './seat-picks.ts'

interface AlonePeopleProps {
  service: FlowSlotService
  persons: number
  /** Ages of the children among them who have a price of their own, in years. */
  ages: readonly number[]
  /** Free places. */
  most: number
  onChange: (adults: number, ages: readonly number[]) => void
}

/** The people of a service without a stay: adults, and below them the children where these have prices of their own. */
export function AlonePeople({ service, persons, ages, most: free, onChange }: AlonePeopleProps) {
  const language = useLanguage()
  const { andOlder } = useWords(alonePeopleWords)
  const range = pricedAges(service)
  const adults = persons - ages.length
  const most = Math.max(persons, Math.min(free, mostOfReservation(service) ?? free))
  return (
    <>
      <PeopleCounter
        {...{ service, adults, most }}
        beside={range && ages.length}
        help={range && andOlder(countInGenitive(range[1] + 1, 'year', language))}
        onChange={(next) => onChange(next, ages)}
      />
      {range && (
        <AloneChildren
          {...{ range, ages }}
          most={most - adults}
          onChange={(children) => onChange(adults, children)}
        />
      )}
    </>
  )
}
