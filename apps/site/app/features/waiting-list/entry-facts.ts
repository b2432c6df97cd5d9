import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import { entryWords } from '@dvor/texts/areas.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'

interface Asked extends Pick<WaitingListEntry, 'arrival' | 'departure' | 'flexibility' | 'adults' | 'email'> {
  children: number
  /** Titles of the units; any when empty. */
  units: readonly string[]
  /** Title of the rate plan; null without a preference. */
  plan: string | null
}

/** Returns what an entry asks for, as rows of names and values. */
export function useEntryFacts() {
  const { entry: words } = useWords(entryWords)
  const { formatDayRange, partyText, countOf } = useFormats()
  const { facts } = words
  return ({ arrival, departure, flexibility, adults, children, units, plan, email }: Asked) =>
    [
      [facts.days, formatDayRange(arrival, departure)],
      [facts.flexible, flexibility === 0 ? words.noShift : words.shift(countOf(flexibility, 'day'))],
      [facts.party, partyText(adults, children)],
      [facts.units, units.join(', ') || words.any],
      [facts.plan, plan],
      [facts.contact, email],
    ] as const
}
