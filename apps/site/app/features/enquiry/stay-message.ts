import type { Language } from '@dvor/format/languages.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { adultsText, countOf } from '@dvor/format/plurals.ts'
import { stayMessageWords } from '@dvor/texts/areas.ts'
import { readFlowSearch } from '../search/search-params.ts'

/** Starts the message about an empty search from its days and people in the address; empty without days. */
export function stayMessage(params: URLSearchParams, language: Language): string {
  const { from, to, adults, ages } = readFlowSearch(params)
  if (!from || !to) return ''
  const { before, people, baby, after } = stayMessageWords[language]
  const child = (age: number) =>
    age === 0 ? baby : `${countOf(1, 'child', language)} (${countOf(age, 'year', language)})`
  const party = [adultsText(adults, language), ...ages.map(child)].join(', ')
  return `${before} ${formatDayRange(from, to, language)}. ${people}: ${party}.\n\n${after}`
}
