import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { FlowSearch } from '../../search/search-params.ts'
import { bookingTexts, searchLimitWords } from '@dvor/texts/areas.ts'

export type SearchField = 'from' | 'to' | 'adults' | 'children' | 'ages'
/** Errors of a search by field. */
export type SearchProblems = Partial<Record<SearchField, string>>

/** Returns all errors of a search at once; null when it is valid, or when nothing was asked yet. */
export function searchProblems(
  search: FlowSearch,
  period: readonly Restriction[],
  language: Language,
): SearchProblems | null {
  const problems: SearchProblems = { ...brokenValues(search, language), ...periodProblems(period, language) }
  return Object.keys(problems).length > 0 ? problems : null
}

function brokenValues(search: FlowSearch, language: Language): SearchProblems {
  const texts = bookingTexts[language]
  const { broken, from, to, agesMissing } = search
  const problems: SearchProblems = {}
  for (const name of broken) {
    problems[name] = {
      from: texts.search.notADay,
      to: texts.search.notADay,
      adults: searchLimitWords[language].adults,
      children: texts.search.badChildren,
    }[name]
  }
  if (agesMissing > 0) problems.ages = texts.search.agesMissing
  if ((from === null) !== (to === null)) problems[from ? 'to' : 'from'] ??= texts.search.incomplete
  return problems
}

function periodProblems(period: readonly Restriction[], language: Language): SearchProblems {
  const texts = bookingTexts[language]
  const problems: SearchProblems = {}
  for (const restriction of period) {
    if (restriction.code === 'past') problems.from = texts.search.past
    if (restriction.code === 'inverted') problems.to = texts.search.inverted
    if (restriction.code === 'too_long') problems.to = searchLimitWords[language].nights(restriction.nights)
  }
  return problems
}
