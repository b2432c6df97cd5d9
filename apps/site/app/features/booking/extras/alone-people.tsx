import { mostOfReservation } from '@dvor/booking/services/slots.ts'
import { countInGenitive } from '@dvor/format/plurals.ts'
import { alonePeopleWords, aloneChildrenWords } from '@dvor/texts/areas.ts'
import { maxChildren } from '@dvor/contract/values/party-limits.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { PeopleCounter } from './people-counter.tsx'
import { pricedAges } from './seat-picks.ts'
import { ChildChips } from '../../calendar/party/child-chips.tsx'

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

interface AloneChildrenProps {
  /** The first and the last age of those with a price of their own, in years. */
  range: readonly [youngest: number, oldest: number]
  ages: readonly number[]
  /** The most children who can come. */
  most: number
  onChange: (ages: readonly number[]) => void
}

/** The children with a price of their own, each added by a press on its age. */
function AloneChildren({ range, ages, most, onChange }: AloneChildrenProps) {
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
