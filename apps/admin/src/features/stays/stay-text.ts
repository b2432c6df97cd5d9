import { formatDayRange } from '@dvor/format/day-text.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { parseAges, type StayDraft } from './stay-draft.ts'

type Unit = Readonly<{ id: string; title: string }>

/** A draft of a stay in one line: unit, days and people, as far as they are filled in. */
export function stayText(draft: Omit<StayDraft, 'key'>, units: readonly Unit[]): string {
  const { accommodation_unit, arrival, departure, adults, children } = draft
  const unit = units.find(({ id }) => id === accommodation_unit)?.title
  const days = arrival && departure ? formatDayRange(arrival, departure) : null
  const party = partyText(adults, parseAges(children)?.length ?? 0)
  return [unit, days, party].filter(Boolean).join(', ')
}
